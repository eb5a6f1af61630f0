import type { Page } from "playwright-core";
import type { FieldBlock } from "../../features/kinds/rules/index.ts";
import type { Template } from "../../features/template/rules/index.ts";
import { newestTemplate } from "../../features/template/server/index.ts";
import { publishVersion } from "../builders/a-template-version.ts";
import type { AuthorHouse } from "./author-journey.ts";

export const GOES = "Hvem har bestilt vurderingen?";
export const STAYS = "Kort om vurderingen";
export const NEW = "Hvem skal lese vurderingen?";
export const field = (page: Page, name: string) => page.getByRole("textbox", { name });
export const dialog = (page: Page) => page.getByRole("dialog");

/** The form with one question less, a new one after the one that stays, and another help text at that. */
export const changed = (template: Template): Template => {
  const isNew: FieldBlock = { kind: "Text", key: "hvem-skal-lese", title: NEW };
  return {
    ...template,
    sections: template.sections.map((sections) =>
      sections.map((section) => {
        if (section.kind !== "Section") return section;
        const blocks = section.blocks
          .filter(({ title }) => title !== GOES)
          .flatMap((block) =>
            block.title === STAYS ? [{ ...block, helpText: "Skriv to setninger." }, isNew] : [block],
          );
        return { ...section, blocks };
      }),
    ),
  };
};

export const newestForm = async ({ database }: AuthorHouse): Promise<Template> =>
  (await newestTemplate(database.db, "1")).template;

/** Publishes a form as the newest version that there is. */
export async function publish({ database: { db } }: AuthorHouse, body: Template): Promise<void> {
  const { versionId } = await newestTemplate(db, "1");
  const { template } = await db
    .selectFrom("template_version")
    .select("template")
    .where("id", "=", versionId)
    .executeTakeFirstOrThrow();
  await publishVersion(db, template, body, new Date());
}

/** The initiator, who is offered a new version of the form, and a librarian, who has the form as it was. */
export async function twoBeforeNewVersion(house: AuthorHouse, original: Template) {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("a librarian was asked for");
  const { page: berit } = await house.enter(assessment, librarian);
  await publish(house, changed(original));
  const { page: kari } = await house.enter(assessment, assessment.initiator);
  return { kari, berit };
}
