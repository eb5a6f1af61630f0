import { useState } from "react";
import {
  Chip,
  ConfirmProvider,
  FilterGroup,
  type FilterItem,
  Pagination,
  TabSet,
  ToastProvider,
} from "../../platform/ui/index.ts";
import { ActionGallery } from "./gallery-actions.tsx";
import { FieldGallery } from "./gallery-fields.tsx";

const tabs = [
  "Om vurderingen",
  "Metoden",
  "Pasienter",
  "Litteratursøk",
  "Effekt og sikkerhet",
  "Etikk og jus",
  "Økonomi",
];
const years: readonly FilterItem[] = [
  { value: "2026", text: "2026", count: 12 },
  { value: "2025", text: "2025", count: 1 },
];
const counties: readonly FilterItem[] = [
  { value: "18", text: "Nordland", count: 4, children: [{ value: "1804", text: "Bodø", count: 3 }] },
  { value: "55", text: "Troms", count: 2, children: [{ value: "5501", text: "Tromsø", count: 2 }] },
];

function Navigation() {
  const [tab, setTab] = useState("0");
  const [year, setYear] = useState<readonly string[]>(["2026"]);
  const [place, setPlace] = useState<readonly string[]>([]);
  return (
    <section>
      <h2>Faner</h2>
      <TabSet label="Faner" active={tab} onChange={setTab} tabs={tabs.map((name, at) => ({ key: String(at), name }))}>
        <p>Innholdet i fanen {tabs[Number(tab)]}.</p>
      </TabSet>
      <h2>Faner som lenker</h2>
      <TabSet
        label="Faner som lenker"
        active="1"
        tabs={tabs.slice(0, 3).map((name, at) => ({ key: String(at), name, href: `?tab=${at}` }))}
      >
        <p>Innholdet.</p>
      </TabSet>
      <h2>Sider og filtre</h2>
      <Pagination page={1} pages={3} href={(page) => `?page=${page}`} label="Sider øverst" />
      <Pagination page={10} pages={20} href={(page) => `?page=${page}`} label="Sider nederst" />
      <p>
        <Chip text="Kreft" onRemove={() => undefined} /> <Chip text="2026" href="?" />
      </p>
      <div style={{ maxWidth: "20rem" }}>
        <FilterGroup
          title="Publiseringsår"
          name="filterPublished"
          items={years}
          selected={year}
          onToggle={(value, checked) => setYear(checked ? [...year, value] : year.filter((other) => other !== value))}
        />
        <FilterGroup
          title="Kommune"
          name="filterMunicipality"
          items={counties}
          selected={place}
          startOpen
          onToggle={(value, checked) => setPlace(checked ? [value] : [])}
        />
      </div>
    </section>
  );
}

/** Every component in every state, for tests and for work on the look. Not part of the product. */
export const Gallery = () => (
  <ToastProvider>
    <ConfirmProvider>
      <h1>Komponenter</h1>
      <Navigation />
      <ActionGallery />
      <FieldGallery />
    </ConfirmProvider>
  </ToastProvider>
);
