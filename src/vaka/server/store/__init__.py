"""The database, the only place that knows what happened: processes may end at any time and read it again."""

from vaka.server.store import schema_notices, schema_people, schema_ratings
from vaka.server.store.database import now, parts, said
from vaka.server.store.store import Store, Stored

__all__ = ["Store", "Stored", "now", "parts", "said", "schema_notices", "schema_people", "schema_ratings"]
