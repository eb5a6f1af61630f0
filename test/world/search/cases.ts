/** What stands in a text, and what people ask for who mean it. Each asks both engines behind the port of the search. */
type Case = { readonly text: string; readonly found: readonly string[]; readonly not?: readonly string[] };

export const cases: readonly Case[] = [
  // Names with a hyphen, a number and letters.
  { text: "Nivået av IL-6 ble målt.", found: ["il6", "IL-6", "il 6", "IL‑6", "il6 målt"], not: ["il7", "il66"] },
  { text: "Nivået av IL6 ble målt.", found: ["IL-6", "il6", "il 6"] },
  { text: "Nivået av IL 6 ble målt.", found: ["il6", "IL-6", "il 6"] },
  {
    text: "Hemming av PD-1 og PD-L1 ved lungekreft.",
    found: ["pd1", "pdl1", "PD-L1", "pd-1 lungekreft"],
    not: ["pd2"],
  },
  { text: "Markøren CA-125 er høy.", found: ["ca125", "CA-125", "CA 125"], not: ["ca126"] },
  { text: "Vaksine mot COVID-19 i sykehjem.", found: ["covid19", "COVID-19", "covid 19", "covid19 sykehjem"] },
  { text: "Vaksine mot covid19 i sykehjem.", found: ["covid-19", "covid19"] },
  { text: "SARS-CoV-2 i luftveiene.", found: ["sarscov2", "sars-cov-2", "SARS-CoV-2"] },
  { text: "HbA1c måles hver tredje måned.", found: ["hba1c", "HbA1c"] },
  { text: "Mangel på vitamin B12.", found: ["b12", "B-12", "B₁₂", "vitamin b12"] },
  { text: "Mangel på vitamin B-12.", found: ["b12", "B-12", "B₁₂"] },
  { text: "Mangel på vitamin B₁₂.", found: ["b12", "B-12", "B₁₂"] },
  { text: "Agonist på 5-HT i hjernen.", found: ["5ht", "5-HT"] },
  { text: "Nytten av e-helse er uviss.", found: ["ehelse", "e-helse"] },
  // Greek letters and their names.
  { text: "Hemmer av TNF-α ved revmatisme.", found: ["tnf-alfa", "tnfalfa", "TNF alfa", "tnf-alpha", "TNF-α", "tnfα"] },
  { text: "Hemmer av TNF-alfa ved revmatisme.", found: ["TNF-α", "tnf alpha", "tnfα"] },
  { text: "Bruk av β-blokker etter infarkt.", found: ["betablokker", "beta-blokker", "β-blokker"] },
  { text: "Bruk av betablokker etter infarkt.", found: ["β-blokker", "beta-blokker"] },
  { text: "Interferon-γ i blodet.", found: ["interferon gamma", "interferon-gamma", "interferon-γ"] },
  { text: "Dosen er 40 \u00b5g daglig.", found: ["\u03bcg", "\u00b5g", "mikrogram", "mcg"] },
  { text: "Dosen er 40 mikrogram daglig.", found: ["\u00b5g", "\u03bcg"] },
  // Raised and lowered signs.
  { text: "Måling av CO₂ i pusten.", found: ["co2", "CO₂"] },
  { text: "Måling av CO2 i pusten.", found: ["CO₂"] },
  { text: "Det var 10⁹ celler.", found: ["109", "10^9", "10⁹"] },
  { text: "Det var 10^9 celler.", found: ["10⁹", "109"] },
  { text: "Dosen er 1,7 mg/m².", found: ["m2", "m²"] },
  { text: "Spesi\ufb01kk metode.", found: ["spesifikk"] },
  // Compounds that share their end or their beginning.
  {
    text: "Screening for lunge-, bryst- og prostatakreft.",
    found: ["lungekreft", "brystkreft", "prostatakreft"],
    not: ["hudkreft"],
  },
  { text: "Behandlings- og oppfølgingsplan for barn.", found: ["behandlingsplan", "oppfølgingsplan"] },
  { text: "Drift av inn- eller utskrivning.", found: ["innskrivning"] },
  { text: "Hjerte-/lungesykdom hos eldre.", found: ["hjertesykdom"] },
  { text: "Kort reise- samt ventetid.", found: ["reisetid"] },
  { text: "Råd om barnevaksinasjon og -ernæring.", found: ["barneernæring", "barnevaksinasjon"], not: ["barnehage"] },
  { text: "Sykehusbygg, -drift og -ledelse.", found: ["sykehusdrift", "sykehusledelse"] },
  // Roman numbers after words that are counted so.
  { text: "Diabetes type II hos voksne.", found: ["diabetes type 2", "type ii"] },
  { text: "Diabetes type 2 hos voksne.", found: ["diabetes type II"] },
  { text: "Kreft i stadium IV.", found: ["stadium 4"] },
  // What is written otherwise is no other thing.
  { text: "Pasienter fra 2010-2015.", found: ["2010"], not: ["20102015"] },
  { text: "En lang-varig plage.", found: ["varig"] },
];
