import type { ColumnType, JSONColumnType } from "kysely";

export type Json<T extends object> = JSONColumnType<T, string, string>;
export type NullableJson = ColumnType<unknown, string | null, string | null>;
export type MaybeDate = ColumnType<Date | null, Date | null | undefined, Date | null>;
