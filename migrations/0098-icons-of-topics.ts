import { type Kysely, sql } from "kysely";

/** The topics that came with the product, and the icon of each. */
const icons = {
  "akutt-og-intensiv": "pulse",
  "barn-og-unge": "child",
  blod: "drop",
  endokrinologi: "molecule",
  fordoyelse: "stomach",
  forebygging: "shield",
  genetikk: "dna",
  geriatri: "elderly",
  "graviditet-og-fodsel": "pregnancy",
  gynekologi: "female",
  "hjerte-og-kar": "heart",
  hud: "skin",
  infeksjon: "virus",
  kreft: "ribbon",
  lunge: "lungs",
  "muskel-og-skjelett": "bone",
  nevrologi: "brain",
  "nyre-og-urologi": "kidney",
  "psykisk-helse": "mind",
  rehabilitering: "training",
  rus: "glass",
  "smerte-og-palliasjon": "lightning",
  tenner: "tooth",
  transplantasjon: "exchange",
  "ore-nese-hals": "ear",
  oye: "eye",
};

/**
 * Existing topics get the icon that a new installation gives them. Icons that were in the column before were never
 * shown: they could only have come with an import. features/term/README.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update term set icon = given.value, rev = rev + 1
    from jsonb_each_text(${JSON.stringify(icons)}::jsonb) as given
    where term.kind = 'topic' and term.key = given.key and term.icon is null`.execute(db);
}
