/* bashtree: a loadable builtin for GNU bash that prints bash's own parse of each command, and runs none of them.

   Copyright (C) 2025 the riskclass authors

   This program is free software: you can redistribute it and/or modify it under the terms of the GNU General Public
   License as published by the Free Software Foundation, either version 3 of the License, or (at your option) any later
   version. It is distributed in the hope that it will be useful, but WITHOUT ANY WARRANTY; without even the implied
   warranty of MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE. See <https://www.gnu.org/licenses/>.

   It includes the headers of bash, so it is GPL, is used by the tests only, and is no part of the package.

   usage:  enable -f ./bashtree.so bashtree; bashtree FILE      FILE holds commands, each ended by a NUL byte
   output: for each input number N  "N + TREE" for a command that was read (one line each), then "N . STATUS",
           STATUS 0 where the whole text could be read; "N ! STATUS" where the reading process died. */

#include <config.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/wait.h>
#include "builtins.h"
#include "shell.h"
#include "command.h"
#include "common.h"

extern int EOF_Reached;
extern int parse_command (void);
extern void with_input_from_string (char *, const char *);
extern COMMAND *global_command;
extern procenv_t top_level;

/* In the order of enum r_instruction; n: a number follows, w: a word. */
static const char *redirect_names[] = {
  ">", "<", "<a", ">>", "<<", "<<<", "<&n", ">&n", "<<-", "close", "&>", "<>", ">|", "<&w", ">&w",
  "<&n-", ">&n-", "<&w-", ">&w-", "&>>"
};

static void put_command (COMMAND *);

static void
put_text (const char *text)
{
  const unsigned char *p;
  putchar ('"');
  for (p = (const unsigned char *) (text ? text : ""); *p; p++)
    if (*p == '"' || *p == '\\')
      printf ("\\%c", *p);
    else if (*p < ' ' || *p > '~')
      printf ("\\u%04x", *p);
    else
      putchar (*p);
  putchar ('"');
}

static void
put_key (const char *key)
{
  printf (",\"%s\":", key);
}

static void
put_words (WORD_LIST *list)
{
  const char *comma = "";
  putchar ('[');
  for (; list; list = list->next, comma = ",")
    {
      fputs (comma, stdout);
      put_text (list->word->word);
    }
  putchar (']');
}

static int
has_number (REDIRECT *r)
{
  switch (r->instruction)
    {
    case r_duplicating_input: case r_duplicating_output: case r_close_this: case r_move_input: case r_move_output:
      return 1;
    default:
      return 0;
    }
}

static void
put_redirects (REDIRECT *r)
{
  const char *comma = "";
  putchar ('[');
  for (; r; r = r->next, comma = ",")
    {
      printf ("%s{\"op\":\"%s\"", comma, redirect_names[r->instruction]);
      put_key ("fd");
      if (r->rflags & REDIR_VARASSIGN)
        put_text (r->redirector.filename->word);
      else
        printf ("%d", r->redirector.dest);
      put_key ("to");
      if (has_number (r))
        printf ("%d", r->redirectee.dest);
      else
        put_text (r->redirectee.filename->word);
      if (r->here_doc_eof)
        {
          put_key ("eof");
          put_text (r->here_doc_eof);
        }
      putchar ('}');
    }
  putchar (']');
}

static void
put_condition (COND_COM *c)
{
  switch (c->type)
    {
    case COND_AND: case COND_OR:
      put_condition (c->left);
      putchar (',');
      put_condition (c->right);
      break;
    case COND_EXPR:
      put_condition (c->left);
      break;
    case COND_UNARY:
      putchar ('[');
      put_text (c->op->word);
      putchar (',');
      put_text (c->left->op->word);
      putchar (']');
      break;
    case COND_BINARY:
      putchar ('[');
      put_text (c->op->word);
      putchar (',');
      put_text (c->left->op->word);
      putchar (',');
      put_text (c->right->op->word);
      putchar (']');
      break;
    default:
      fputs ("null", stdout);
    }
}

static void
put_clauses (PATTERN_LIST *clause)
{
  const char *comma = "";
  putchar ('[');
  for (; clause; clause = clause->next, comma = ",")
    {
      printf ("%s{\"patterns\":", comma);
      put_words (clause->patterns);
      put_key ("end");
      printf ("%d", clause->flags);
      put_key ("body");
      put_command (clause->action);
      putchar ('}');
    }
  putchar (']');
}

static void
put_kind (const char *kind)
{
  put_key ("kind");
  put_text (kind);
}

static void
put_body (const char *key, COMMAND *c)
{
  put_key (key);
  put_command (c);
}

static void
put_loop (const char *kind, WORD_DESC *name, WORD_LIST *words, COMMAND *body)
{
  put_kind (kind);
  put_key ("name");
  put_text (name->word);
  put_key ("words");
  put_words (words);
  put_body ("body", body);
}

static void
put_connection (CONNECTION *c)
{
  put_kind ("connection");
  put_key ("op");
  printf ("%d", c->connector);
  put_body ("left", c->first);
  put_body ("right", c->second);
}

static void
put_value (COMMAND *c)
{
  switch (c->type)
    {
    case cm_simple:
      put_kind ("simple");
      put_key ("words");
      put_words (c->value.Simple->words);
      put_key ("simple_redirects");
      put_redirects (c->value.Simple->redirects);
      break;
    case cm_connection:
      put_connection (c->value.Connection);
      break;
    case cm_for:
      put_loop ("for", c->value.For->name, c->value.For->map_list, c->value.For->action);
      break;
    case cm_select:
      put_loop ("select", c->value.Select->name, c->value.Select->map_list, c->value.Select->action);
      break;
    case cm_case:
      put_kind ("case");
      put_key ("word");
      put_text (c->value.Case->word->word);
      put_key ("clauses");
      put_clauses (c->value.Case->clauses);
      break;
    case cm_while: case cm_until:
      put_kind (c->type == cm_while ? "while" : "until");
      put_body ("test", c->value.While->test);
      put_body ("body", c->value.While->action);
      break;
    case cm_if:
      put_kind ("if");
      put_body ("test", c->value.If->test);
      put_body ("then", c->value.If->true_case);
      put_body ("else", c->value.If->false_case);
      break;
    case cm_function_def:
      put_kind ("function");
      put_key ("name");
      put_text (c->value.Function_def->name->word);
      put_body ("body", c->value.Function_def->command);
      break;
    case cm_group:
      put_kind ("group");
      put_body ("body", c->value.Group->command);
      break;
    case cm_subshell:
      put_kind ("subshell");
      put_body ("body", c->value.Subshell->command);
      break;
    case cm_arith:
      put_kind ("arith");
      put_key ("words");
      put_words (c->value.Arith->exp);
      break;
    case cm_arith_for:
      put_kind ("arithfor");
      put_key ("init");
      put_words (c->value.ArithFor->init);
      put_key ("test");
      put_words (c->value.ArithFor->test);
      put_key ("step");
      put_words (c->value.ArithFor->step);
      put_body ("body", c->value.ArithFor->action);
      break;
    case cm_cond:
      put_kind ("cond");
      put_key ("tests");
      putchar ('[');
      put_condition (c->value.Cond);
      putchar (']');
      break;
    case cm_coproc:
      put_kind ("coproc");
      put_key ("name");
      put_text (c->value.Coproc->name);
      put_body ("body", c->value.Coproc->command);
      break;
    default:
      put_kind ("other");
    }
}

static void
put_command (COMMAND *c)
{
  if (c == 0)
    {
      fputs ("null", stdout);
      return;
    }
  printf ("{\"not\":%d,\"time\":%d", (c->flags & CMD_INVERT_RETURN) != 0, (c->flags & CMD_TIME_PIPELINE) != 0);
  put_key ("redirects");
  put_redirects (c->redirects);
  put_value (c);
  putchar ('}');
}

static void
read_one (long number, const char *text)
{
  int status = 0;
  if (setjmp_nosigs (top_level))
    {
      /* An error inside a substitution: bash would go on with its next command, this process must not. */
      printf ("%ld . 1\n", number);
      fflush (stdout);
      _exit (0);
    }
  with_input_from_string (savestring (text), "text");
  EOF_Reached = 0;
  while (EOF_Reached == 0 && (status = parse_command ()) == 0)
    if (global_command)
      {
        printf ("%ld + ", number);
        put_command (global_command);
        putchar ('\n');
        fflush (stdout);
        global_command = 0;
      }
  printf ("%ld . %d\n", number, status);
  fflush (stdout);
  _exit (0);
}

static void
read_in_child (long number, const char *text)
{
  int status;
  pid_t child;
  fflush (stdout);
  child = fork ();
  if (child == 0)
    read_one (number, text);
  if (waitpid (child, &status, 0) == child && (!WIFEXITED (status) || WEXITSTATUS (status) != 0))
    printf ("%ld ! %d\n", number, status);
}

static char *
whole_file (const char *name, size_t *size)
{
  char *all;
  FILE *file = fopen (name, "r");
  if (file == 0)
    return 0;
  fseek (file, 0, SEEK_END);
  *size = ftell (file);
  rewind (file);
  all = malloc (*size + 1);
  *size = fread (all, 1, *size, file);
  all[*size] = 0;
  fclose (file);
  return all;
}

int
bashtree_builtin (WORD_LIST *list)
{
  size_t size = 0, at;
  long number = 0;
  char *all = list ? whole_file (list->word->word, &size) : 0;
  if (all == 0)
    return EX_USAGE;
  for (at = 0; at < size; at += strlen (all + at) + 1)
    read_in_child (number++, all + at);
  return EXECUTION_SUCCESS;
}

char *bashtree_doc[] = { "Print how bash reads each command of FILE.", 0 };

struct builtin bashtree_struct = { "bashtree", bashtree_builtin, BUILTIN_ENABLED, bashtree_doc, "bashtree FILE", 0 };
