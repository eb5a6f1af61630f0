/** The embedded search: a box with few hits a page. */
export const searchWidgetTexts = {
  label: { methodassessment: "Søk i vurderinger", methodnotifications: "Søk i metodevarsler" },
  hint: "For eksempel metoden, sykdommen eller utstyret.",
  choice: "Vis",
  choices: { all: "Alle", completed: "Ferdige", started: "Påbegynte" },
  results: "Treff",
  paging: "Sider i trefflisten",
  previous: "Forrige",
  next: "Neste",
  newTab: "(åpnes i ny fane)",
} as const;
