"""Names of the libraries for data that only compute, read a file or write one; `python_names` takes them in.

What loads objects (`numpy.load` with pickles, `pandas.read_pickle`, `torch.load`), takes code as text
(`DataFrame.eval`, `query`) or calls a method by its name (`apply`, `agg`) is left out, and so is `code.opaque`.
"""

from __future__ import annotations

_SCALARS = "float16 float32 float64 int8 int16 int32 int64 uint8 bool_ bool complex64 complex128"

#: Of these modules, a name behind a listed one must be a harmless method (`pandas.DataFrame.to_csv` is none).
SOME = {
    "numpy": "abs absolute add all allclose amax amin any append arange arccos arcsin arctan arctan2 argmax argmin"
    " argsort argwhere array array2string array_equal array_split asarray atleast_1d atleast_2d average bincount"
    " broadcast_to ceil clip column_stack concatenate convolve corrcoef cos cosh count_nonzero cov cross cumprod cumsum"
    " deg2rad diag diff digitize divide dot dtype e einsum empty empty_like equal exp expand_dims eye finfo fix flip"
    " float_power floor frombuffer fromstring full full_like geomspace get_printoptions gradient greater hstack hypot"
    " histogram identity iinfo inf inner interp intersect1d isclose isfinite isin isinf isnan kron less linspace log"
    " log10 log1p log2 logical_and logical_not logical_or logspace matmul max maximum mean median meshgrid min minimum"
    " mod moveaxis multiply nan nan_to_num nanmax nanmean nanmedian nanmin nanpercentile nanstd nansum ndim newaxis"
    " nonzero ones ones_like outer pad percentile pi power prod ptp quantile rad2deg ravel repeat reshape resize roll"
    " rot90 round searchsorted set_printoptions shape show_config sign sin sinh size sort split sqrt square squeeze"
    " stack std subtract sum swapaxes take tan tanh tile trace transpose tril triu trapezoid trapz union1d unique var"
    " vstack"
    f" where zeros zeros_like ndarray {_SCALARS}",
    "numpy.random": "beta binomial choice default_rng exponential gamma integers normal permutation poisson rand"
    " randint randn random random_sample seed shuffle standard_normal uniform Generator RandomState",
    "numpy.linalg": "cholesky cond det eig eigh eigvals eigvalsh inv lstsq matrix_power matrix_rank norm pinv qr"
    " slogdet solve svd",
    "numpy.fft": "fft fft2 fftfreq fftshift ifft ifft2 irfft rfft rfftfreq",
    "pandas": "BooleanDtype Categorical CategoricalDtype CategoricalIndex DataFrame DateOffset DatetimeIndex Index"
    " Int64Dtype Interval MultiIndex NA NaT Period Series StringDtype Timedelta Timestamp array bdate_range concat cut"
    " date_range factorize get_dummies get_option interval_range isna isnull json_normalize melt merge merge_asof notna"
    " notnull period_range qcut show_versions timedelta_range to_datetime to_numeric to_timedelta unique",
    "pandas.options.display": "chop_threshold colheader_justify date_dayfirst expand_frame_repr float_format"
    " max_colwidth max_columns max_rows min_rows precision show_dimensions width",
    "torch": "abs add allclose arange argmax argmin argsort as_tensor bfloat16 bmm cat chunk clamp cos cumsum det"
    " device diag dot double dtype einsum empty equal exp eye finfo flatten float from_numpy full gather"
    " get_default_dtype get_num_interop_threads get_num_threads half iinfo inf int is_tensor isnan linspace log long"
    " manual_seed matmul max mean min mm mul nan no_grad norm numel ones ones_like outer pi pow prod rand rand_like"
    " randint randn randn_like randperm relu reshape round seed set_num_threads sigmoid sin size softmax sort sqrt"
    " squeeze stack std sub sum tanh tensor topk trace transpose tril triu unique unsqueeze var where zeros zeros_like"
    " Size Tensor"
    f" {_SCALARS}",
    "torch.version": "cuda debug git_version hip xpu",
    "torch.cuda": "current_device device device_count empty_cache get_arch_list get_device_capability get_device_name"
    " get_device_properties is_available is_bf16_supported is_initialized max_memory_allocated mem_get_info"
    " memory_allocated memory_reserved memory_summary synchronize",
    "torch.backends.cudnn": "allow_tf32 benchmark deterministic enabled is_available version",
    "torch.backends.mps": "is_available is_built",
    "torch.backends.cuda": "is_built",
    "torch.backends.mkl": "is_available",
    "torch.backends.openmp": "is_available",
    "torch.xpu": "device_count is_available",
    "torch.distributed": "is_available is_initialized is_nccl_available is_gloo_available is_mpi_available",
    "tensorflow": "abs add argmax cast concat constant convert_to_tensor exp eye fill float32 float64 int32 int64"
    " matmul multiply ones ones_like range reduce_max reduce_mean reduce_min reduce_sum reshape shape square stack"
    " subtract tensordot transpose zeros zeros_like",
    "tensorflow.config": "get_visible_devices list_logical_devices list_physical_devices",
    "tensorflow.config.experimental": "get_device_details list_physical_devices list_logical_devices",
    "tensorflow.math": "add exp log multiply reduce_max reduce_mean reduce_min reduce_sum sqrt subtract",
    "tensorflow.random": "normal set_seed uniform",
    "tensorflow.sysconfig": "get_build_info",
    "tensorflow.test": "gpu_device_name is_built_with_cuda is_built_with_gpu_support is_gpu_available",
    "tensorflow.version": "COMPILER_VERSION GIT_VERSION VERSION",
    "jax": "default_backend device_count devices local_device_count local_devices",
}

#: The libraries whose names are held to what is above.
DATA = frozenset(name.partition(".")[0] for name in SOME)

#: Functions that read the file which their first argument, or one of these keywords, names.
READERS = frozenset(
    [f"numpy.{name}" for name in "fromfile genfromtxt load loadtxt".split()]
    + [f"pandas.read_{name}" for name in "csv excel feather fwf json orc parquet sas spss stata table".split()]
)
READ_KEYWORDS = ("file", "fname", "filepath_or_buffer", "io", "path", "path_or_buf")

#: Functions that write a file, as `python_names.ACTS` says it.
ACTS = {
    "numpy.save": "write 0",
    "numpy.savetxt": "write 0",
    "numpy.savez": "write 0",
    "numpy.savez_compressed": "write 0",
    "torch.save": "write 1",
}

#: Methods that give text where no file is named: with these keywords alone.
PRINTERS = frozenset("to_csv to_html to_json to_latex to_markdown to_string".split())
PRINT_KEYWORDS = frozenset("columns float_format header indent index lines max_cols max_rows na_rep orient sep".split())

#: Methods of arrays and tables that only compute.
METHODS = frozenset(
    "abs all any var argmax argmin argsort astype bfill between bool clip corr cov cpu cuda cummax cummin cumprod"
    " cumsum describe detach diff dim dot double drop drop_duplicates dropna droplevel duplicated expanding"
    " explode ffill fillna first flatten float from_dict from_records groupby half head idxmax idxmin info int"
    " integers interpolate isin isna isnull item itertuples last long median melt memory_usage merge ndim nlargest"
    " nonzero norm normal notna notnull nsmallest nth numel numpy nunique pct_change permutation prod ptp quantile"
    " rand randn rank ravel reset_index reshape resample rolling round select_dtypes set_index shape shift size"
    " sort_index sort_values squeeze stack standard_normal std tail to to_dict to_frame to_list to_numpy"
    " to_records tobytes tolist trace transpose tz_convert tz_localize unique unsqueeze unstack value_counts".split()
)
