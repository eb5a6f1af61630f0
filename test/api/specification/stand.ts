import { aStartedAssessment } from "../../builders/a-started-assessment.ts";
import { aBrowser } from "../../builders/browser.ts";
import { seatedAs } from "../../builders/signed-in.ts";
import type { TestServer } from "../../server.ts";
import { allItems, type SchemaItem, type SpecificationClient, specificationClient } from "./client.ts";

/** Somebody at the server without a session. */
export const aVisitor = (server: TestServer): SpecificationClient => specificationClient(aBrowser(server));

/** An assessment that was started by the form, and its initiator's client. The specification does not describe the mail, so the link comes from the test server. */
export async function anInitiator(server: TestServer, type: "1" | "2" | "3" = "1") {
  const { number, initiator } = await aStartedAssessment(server, { type });
  const client = specificationClient(await seatedAs(server, initiator.contributorId));
  const details = async () => (await client.GetMethodAssessmentDetails(number)).body;
  const items = async (): Promise<readonly SchemaItem[]> => allItems((await details()).schema.schemaItems);
  /** The first block that is of a type and fits. */
  const block = async (type: string, fits: (item: SchemaItem) => boolean = () => true): Promise<SchemaItem> => {
    const found = (await items()).find((item) => item.type === type && fits(item));
    if (!found) throw new Error(`the form has no ${type}`);
    return found;
  };
  return { number, client, details, items, block };
}
