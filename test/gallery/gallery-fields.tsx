import { useState } from "react";
import {
  Checkbox,
  CheckboxGroup,
  type Choice,
  DateField,
  FileDrop,
  Help,
  MultiSelect,
  RadioGroup,
  SelectField,
  TextArea,
  TextField,
} from "../../platform/ui/index.ts";

const purposes: readonly Choice[] = [
  { value: "innforing", text: "Innføring av ny metode" },
  { value: "utvidet", text: "Utvidet bruk", hint: "Nye pasientgrupper eller nye steder" },
  { value: "utfasing", text: "Utfasing", disabled: true },
];
const trusts: readonly Choice[] = [
  {
    value: "sor-ost",
    text: "Helse Sør-Øst",
    children: [
      { value: "ahus", text: "Akershus universitetssykehus" },
      { value: "ous", text: "Oslo universitetssykehus" },
    ],
  },
  { value: "vest", text: "Helse Vest", children: [{ value: "fonna", text: "Helse Fonna" }] },
];
const topics: readonly Choice[] = [
  "Akutt og intensiv",
  "Barn og unge",
  "Fordøyelse",
  "Geriatri",
  "Hjerte og kar",
  "Kreft",
  "Lunge",
  "Nevrologi",
  "Øre-nese-hals",
].map((text) => ({ value: text, text }));

const nothing = () => undefined;

function TextFields() {
  const [text, setText] = useState("Første linje\nAndre linje\nTredje linje\nFjerde linje");
  return (
    <>
      <TextField
        label="Tittel"
        hint="Kort og dekkende, helst med pasientgruppe."
        required
        help={<Help about="Tittel">Tittelen vises i søk og på kortet.</Help>}
      />
      <TextField label="E-post" type="email" error="E-postadresse er påkrevd" required />
      <TextField label="Pasientgruppe" value="Voksne med KOLS" readOnly footer="Lagret kl. 12.30" />
      <TextField label="Avslått felt" disabled />
      <TextArea label="Tom beskrivelse" />
      <TextArea label="Beskrivelse" value={text} onChange={(event) => setText(event.target.value)} />
      <DateField
        label="Dato for søk"
        min="2022-01-01"
        value="2026-03-01"
        dayOf={(text) => text}
        leftDayOf={(text) => text}
        show={(day) => day}
        onWrite={() => undefined}
      />
    </>
  );
}

function ChoiceFields() {
  const [purpose, setPurpose] = useState("innforing");
  const [tasks, setTasks] = useState<readonly string[]>(["utvidet"]);
  const [chosen, setChosen] = useState<readonly string[]>(["Kreft"]);
  const [few, setFew] = useState<readonly string[]>([]);
  return (
    <>
      <SelectField label="Helseforetak" options={trusts} required />
      <SelectField label="Aktør" options={purposes} error="Du må velge en aktør" />
      <RadioGroup label="Formål" hint="Velg ett." options={purposes} value={purpose} onChange={setPurpose} required />
      <RadioGroup label="Formål med feil" options={purposes} error="* feltet må fylles ut" />
      <CheckboxGroup label="Omfang" options={purposes} values={tasks} onChange={setTasks} />
      <CheckboxGroup label="Regioner" options={trusts} values={[]} onChange={nothing} error="* feltet må fylles ut" />
      <Checkbox label="Send kopi til meg" hint="Til adressen over." />
      <MultiSelect
        label="Fagområder"
        options={topics}
        values={chosen}
        onChange={setChosen}
        hint="Velg alle som passer."
      />
      <MultiSelect
        label="Region"
        options={trusts}
        values={few}
        onChange={setFew}
        error="* feltet må fylles ut"
        required
      />
    </>
  );
}

function UploadFields() {
  const [names, setNames] = useState("");
  return (
    <>
      <FileDrop
        label="Last opp PDF"
        hint="Høyst 25 MB."
        accept=".pdf"
        onFiles={(files) => setNames(files.map((file) => file.name).join(", "))}
        footer={names}
      />
      <FileDrop
        label="Last opp bilder"
        accept=".png, .jpg, .jpeg"
        multiple
        onFiles={nothing}
        state={{ at: "uploading", name: "figur-1.png", percent: 40 }}
      />
      <FileDrop
        label="Last opp regneark"
        accept=".xls, .xlsx"
        onFiles={nothing}
        state={{ at: "failed", because: "Noe gikk galt under opplasting av filen, vennligst prøv igjen." }}
      />
    </>
  );
}

/** Every field in every state. */
export const FieldGallery = () => (
  <form noValidate>
    <section style={{ display: "grid", gap: "2rem" }}>
      <h2>Tekstfelt</h2>
      <TextFields />
      <h2>Valg</h2>
      <ChoiceFields />
      <h2>Opplasting</h2>
      <UploadFields />
    </section>
  </form>
);
