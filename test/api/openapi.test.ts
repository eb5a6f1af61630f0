import { expect, test } from "vitest";
import { paths } from "../../features/api/index.ts";
import { aBrowser } from "../builders/browser.ts";
import { clone } from "../clone.ts";
import { startTestServer } from "../server.ts";

test("the OpenAPI document describes every call of the contract, and nothing else", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  const document = await (await aBrowser(server).get("/api/openapi.json")).json();
  expect(document.openapi).toMatch(/^3\.1/);
  const described = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  );
  const promised = Object.entries(paths).map(
    ([name, [method, path]]) => `${name} ${method} ${path.replace(/:(\w+)/g, "{$1}")}`,
  );
  expect(described.sort()).toEqual(promised.sort());
  expect(document.components.schemas.SchemaItem).toBeDefined();
});
