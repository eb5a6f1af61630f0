import { useState } from "react";
import {
  Accordion,
  Alert,
  Button,
  CheckmarkIcon,
  CopyButton,
  CountBadge,
  Details,
  Dialog,
  ErrorSummary,
  Help,
  IconButton,
  LinkButton,
  LiveRegion,
  Loader,
  PrintButton,
  ShareMenu,
  SlidePanel,
  Tag,
  type Tone,
  TrashIcon,
  useConfirm,
  useToast,
  VisuallyHidden,
} from "../../platform/ui/index.ts";

const row = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1rem", marginBlock: "1rem" } as const;
const tones: readonly Tone[] = ["neutral", "accent", "brand1", "info", "success", "warning", "danger"];

const Buttons = () => (
  <>
    <div style={row}>
      <Button>Lagre</Button>
      <Button variant="secondary">Avbryt</Button>
      <Button variant="tertiary">Forkast</Button>
      <Button color="danger">Slett</Button>
      <Button color="danger" variant="secondary">
        <TrashIcon aria-hidden />
        Slett
      </Button>
      <Button loading>Lagrer</Button>
      <Button disabled>Avslått</Button>
      <IconButton label="Godkjenn" icon={<CheckmarkIcon aria-hidden />} />
      <LinkButton href="#videre">Gå videre</LinkButton>
    </div>
    <div style={row}>
      <Button size="sm">Liten</Button>
      <Button size="lg">Stor</Button>
      <PrintButton />
      <ShareMenu title="Eksempel: Hjemmemåling" url="http://localhost/vurdering/?id=1" />
      <CopyButton text="Teksten som kopieres" />
      <Help about="søk">
        <p>Skriv ett eller flere ord. Bruk anførselstegn rundt ord som skal stå sammen.</p>
      </Help>
    </div>
  </>
);

const Messages = () => (
  <>
    <div style={row}>
      {tones.map((tone) => (
        <Tag key={tone} tone={tone}>
          Under arbeid
        </Tag>
      ))}
      <span>
        Kommentarer <CountBadge count={3} />
      </span>
    </div>
    <div style={{ display: "grid", gap: "1rem" }}>
      <Alert heading="Til publisering" headingLevel={3}>
        Vurderingen er sendt inn og kan ikke endres.
      </Alert>
      <Alert tone="success">Takk for ditt tips!</Alert>
      <Alert tone="warning">Ikke skriv pasientopplysninger her.</Alert>
      <Alert tone="danger">Noe gikk galt.</Alert>
      <ErrorSummary
        focusOnMount={false}
        faults={[
          { fieldId: "navn", text: "Navn er påkrevd" },
          { fieldId: "epost", text: "Du må skrive inn en gyldig e-postadresse" },
        ]}
      />
      <input id="navn" className="ds-input" aria-label="Navn" />
      <input id="epost" className="ds-input" aria-label="E-post" />
      <Loader />
      <LiveRegion visible>2 treff</LiveRegion>
      <p>
        Synlig tekst<VisuallyHidden> og tekst for skjermleser</VisuallyHidden>
      </p>
      <Accordion>
        <Details summary="Hva er en mini-metodevurdering?" defaultOpen name="faq">
          <p>En kort og systematisk vurdering av en metode.</p>
        </Details>
        <Details summary="Hvem kan starte en vurdering?" name="faq">
          <p>Alle som arbeider i helsetjenesten.</p>
        </Details>
      </Accordion>
    </div>
  </>
);

function Overlays() {
  const toast = useToast();
  const confirm = useConfirm();
  const [answer, setAnswer] = useState("");
  const [open, setOpen] = useState<"dialog" | "panel" | null>(null);
  const ask = async () =>
    setAnswer((await confirm("Ønsker du å slette oppføringen?", { deletes: true })) ? "Du svarte ja" : "Du svarte nei");
  return (
    <div style={row}>
      <Button onClick={() => toast("Lagret")}>Vis melding</Button>
      <Button onClick={() => toast("Litteratursøk ikke lagret", "error")}>Vis feilmelding</Button>
      <Button onClick={ask}>Spør først</Button>
      <Button onClick={() => setOpen("dialog")}>Åpne vindu</Button>
      <Button onClick={() => setOpen("panel")}>Åpne panel</Button>
      <LiveRegion visible>{answer}</LiveRegion>
      <Dialog open={open === "dialog"} onClose={() => setOpen(null)} title="Inviter bidragsyter">
        <p>Innholdet i vinduet.</p>
        <Button onClick={() => toast("Lagret")}>Vis melding</Button>
        <Button onClick={() => setOpen(null)}>Ferdig</Button>
      </Dialog>
      <SlidePanel
        open={open === "panel"}
        onClose={() => setOpen(null)}
        title="Filtrer"
        actions={<Button>Vis treff</Button>}
      >
        <p>Filtrene.</p>
      </SlidePanel>
    </div>
  );
}

/** Buttons, messages, and what opens above the page. */
export const ActionGallery = () => (
  <section>
    <h2>Knapper</h2>
    <Buttons />
    <h2>Meldinger</h2>
    <Messages />
    <h2 id="videre">Over siden</h2>
    <Overlays />
  </section>
);
