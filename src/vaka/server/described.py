"""Data that is accepted unchecked, because its reader says what is wrong with it, but still described in the API."""

from dataclasses import dataclass
from typing import Any

from pydantic import GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema
from pydantic_core.core_schema import definitions_schema


@dataclass(frozen=True)
class DescribedAs:
    """Of a field: the description of the API, and with it the client, gives it a type that nothing enforces here."""

    kind: type[Any]

    def __get_pydantic_json_schema__(self, _: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        described = TypeAdapter(self.kind).core_schema
        return handler(definitions_schema(described, []))  # so that it is named, not repeated
