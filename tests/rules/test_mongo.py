"""What MongoDB's shell is asked, as far as it is plain calls; all else is code that is not read."""

from __future__ import annotations

import pytest

from riskclass.model.text import exact
from riskclass.rules.grammars.mongo import read

KINDS = {
    "show dbs": "db.read",
    "use shop\ndb.t.count()": "db.read",
    "db.t.find({a: /^x/i}).sort({b: -1})": "db.read",
    'db["a b"].find({_id: ObjectId("1")}).forEach(printjson)': "db.read",
    "print(db.t.count(), 1)": "db.read observe",
    "db.t.updateOne({a: 1}, {$set: {b: 2}})": "db.change",
    "db.t.updateMany({ }, {$set: {b: 2}})": "db.delete",
    "db.t.find(); db.t.drop()": "db.read db.delete",
    "printjson(db.t.deleteOne({a: 1}))": "db.delete",
    "db.runCommand({ping: 1})": "db.read",
    "db.adminCommand({'shutdown': 1})": "db.disrupt",
    "db.t.createIndex({a: 1})": "db.disrupt",
    "db.createUser({user: 'x', pwd: 'y', roles: []})": "access.grant",
    "db.t.aggregate([{$group: {_id: '$a'}}])": "db.read",
    "db.t.aggregate([{$merge: 'x'}])": "db.change",
}
OPAQUE = [
    "load('x.js')",
    "x = db.t.drop()",
    "db.t.find(db.t.drop())",
    'db.t.find(/"/, db.t.drop(), /"/)',
    "db.t.find({$where: 'sleep(1)'})",
    "db.t.find().forEach(x => db.u.drop())",
    "db.t.find().forEach(f)",
    "db.t.find().toArray().sort(db.u.drop)",
    "db.frobnicate()",
    "db[x]()",
    "db.runCommand({eval: 1})",
    "db.t.find('it",
    "db.t.find(`x`)",
    "print(print(db.t.drop()))",
]


def _kinds(text: str) -> str:
    return " ".join(finding.kind for finding in read((exact(text),)).findings)


@pytest.mark.parametrize(("text", "kinds"), KINDS.items())
def test_plain_calls(text: str, kinds: str) -> None:
    assert _kinds(text) == kinds


@pytest.mark.parametrize("text", OPAQUE)
def test_other_code_is_not_read(text: str) -> None:
    assert _kinds(text) == "code.opaque"
