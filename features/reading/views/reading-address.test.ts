import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSearch } from "../../../platform/browser/search-string.ts";
import { PRINT_NOW, readingAddresses, readReadingSearch } from "./reading-address.ts";

const readAgain = (address: string) => {
  const { pathname, search, hash } = new URL(address, "https://minimetode.example");
  return { pathname, hash, search: readReadingSearch(parseSearch(search)) };
};

test("every address within an assessment is read again as what it was written for", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(999), fc.uuid(), fc.nat(99_999), (number, tab, contentGuid, version) => {
      const id = { id: String(number), ...(version ? { versjon: version } : {}) };
      const addresses = readingAddresses("/vurdering/", id);
      expect(readAgain(addresses.whole).search).toEqual(id);
      expect(readAgain(addresses.print).search).toEqual({ ...id, print: true });
      expect(readAgain(addresses.printNow)).toMatchObject({ search: { ...id, print: true }, hash: PRINT_NOW });
      expect(readAgain(addresses.tab(String(tab))).search).toEqual({ ...id, tab });
      const place = { fieldGroup: tab, contentGuid, title: "", isSecondLevelSection: false, showInLeftMenu: true };
      expect(readAgain(addresses.section(place))).toEqual({
        pathname: "/vurdering/",
        hash: `#section-${contentGuid}`,
        search: { ...id, tab, section: contentGuid },
      });
    }),
  );
});
