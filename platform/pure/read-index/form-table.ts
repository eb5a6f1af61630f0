/** `nynorsk:bokmål`, separated by white space. */
const pairs = (table: string): readonly (readonly [nynorsk: string, bokmål: string])[] =>
  table
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [nynorsk = "", bokmål = ""] = pair.split(":");
      return [nynorsk, bokmål];
    });

/** Words with the stem of another word: only these forms are meant, and «taler» and «trua» are not. */
export const FORMS = pairs(`
  tal:tall talet:tall tala:tall eigen:egen eiga:egen eige:egen truleg:trolig einig:enig einige:enige jamleg:jevnlig jamlege:jevnlige
  mogleg:mulig moglege:mulige mogeleg:mulig mogelege:mulige umogleg:umulig umoglege:umulige
`);

/**
 * Whole words, in a form whose stem all other forms have too. A word of bokmål on the left has two forms there, or two stems:
 * Snowball's rules leave short words as they are.
 */
export const WHOLE = pairs(`
  tilrådning:anbefaling tilrå:anbefale tilrår:anbefaler tilråde:anbefale tilrådd:anbefalt
  avgjer:beslutter avgjere:avgjøre grunngiving:begrunnelse grunngjeving:begrunnelse
  atterhald:forbehold
  sammenlikning:sammenligning samanlikne:sammenligne sammenlikne:sammenligne
  gjennomførlegheit:gjennomførbarhet overføringsverdi:overførbarhet utveljing:utvelgelse utvelje:utvelge
  skeivskap:skjevhet skeiv:skjev eining:enhet måleining:måleenhet verksam:virksom
  skildre:beskrive papirkorg:papirkurv korg:kurv framside:forside
  førehandsvising:forhåndsvisning førehandsvise:forhåndsvise rekkjefølgje:rekkefølge rekkjefølge:rekkefølge
  døme:eksempel valfri:valgfri trekt:trukket påminning:påminnelse innbyggjar:innbygger
  motverke:motvirke innverke:innvirke
  veke:uke uka:uke uken:uke uker:uke ukene:uke ukas:uke ukens:uke
  måndag:mandag tysdag:tirsdag laurdag:lørdag sundag:søndag kvardag:hverdag
  heim:hjem hjemme:hjem hovud:hode auge:øye augo:øye øyet:øye nase:nese øyre:øre andlet:ansikt
  svevn:søvn mjølk:melk feitt:fett ljos:lys kvit:hvit
  vaksen:voksen vaksne:voksne gammal:gammel syskjen:søsken einskild:enkelt
  høg:høy høgare:høyere høgre:høyre høgd:høyde låg:lav lågare:lavere breidd:bredde djupn:dybde storleik:størrelse
  fleire:flere meir:mer betre:bedre betring:bedring forbetre:forbedre forbetring:forbedring seinare:senere
  heil:hel heilskap:helhet heilskapleg:helhetlig jamn:jevn
  moglegheit:mulighet mogelegheit:mulighet naudsynt:nødvendig truverd:troverdighet
  likskap:likhet ulikskap:ulikhet einsemd:ensomhet lønsemd:lønnsomhet merksemd:oppmerksomhet
  tettleik:tetthet svakleik:svakhet kjærleik:kjærlighet trøyttleik:tretthet
  berekning:beregning berekne:beregne utrekning:utregning rekneskap:regnskap
  fleirtal:flertall mindretal:mindretall dødstal:dødstall pasienttal:pasienttall folketal:folketall
  nettstad:nettsted kjenneteikn:kjennetegn oppgåve:oppgave val:valg
  løyse:løse utgreie:utrede
  rettleie:veilede leiing:ledelse
  tilvising:henvisning tilvise:henvise tilvisning:henvisning utskriving:utskrivning avgrensing:avgrensning
  innlegging:innleggelse reinnlegging:reinnleggelse utviding:utvidelse
  forståing:forståelse deltagelse:deltakelse liding:lidelse
 
  føresetnad:forutsetning føresetje:forutsette føresette:forutsette føremål:formål førebels:foreløpig
  førebu:forberede førebuing:forberedelse førespurnad:forespørsel føreskrift:forskrift føresegn:bestemmelse
  førehand:forhånd forhand:forhånd handtere:håndtere handtering:håndtering
  tilsett:ansatt tilsetje:ansette tilsetting:ansettelse løn:lønn rådgjevar:rådgiver rådgjeving:rådgivning arbeidsgjevar:arbeidsgiver lovgjeving:lovgivning saman:sammen samansett:sammensatt
  rørsle:bevegelse røynsle:erfaring omsyn:hensyn
  sakkunnig:sakkyndig nemne:nevne utsegn:utsagn fråsegn:uttalelse
  spørje:spørre etterspurnad:etterspørsel gjere:gjøre reingjering:rengjøring reinhald:renhold
  ynskje:ønske ynske:ønske løyve:tillatelse ulukke:ulykke meining:mening følsam:følsom
`);

/** First parts of compounds, as they stand there. The longest that fits is taken. */
export const FIRST = pairs(`
  sjuk:syk sjukepleiar:sykepleier heim:hjem heime:hjemme føre:fore førehands:forhånds føremåls:formåls
  forhands:forhånds frå:fra frem:fram saman:sammen sjølv:selv eigen:egen fleir:fler
  avgjerds:beslutnings tilrådings:anbefalings tryggleiks:sikkerhets verknads:virknings biverknads:bivirknings
  verke:virke verksemds:virksomhets følsamheits:følsomhets moglegheits:mulighets uvisse:usikkerhets
  søkje:søke søkjar:søker rekkje:rekke rekne:regne rekneskaps:regnskaps liggje:ligge spørje:spørre
  kjelde:kilde bilet:bilde omgreps:begreps innhalds:innholds opphalds:oppholds vedlikehalds:vedlikeholds
  brukar:bruker lesar:leser forskar:forsker forfattar:forfatter deltakar:deltaker mottakar:mottaker leiar:leder
  innbyggjar:innbygger arbeidstakar:arbeidstaker arbeidsgjevar:arbeidsgiver rettleiings:veilednings
  teneste:tjeneste forskings:forsknings utgreiings:utrednings oversyns:oversikts undersøkings:undersøkelses
  overlevings:overlevelses blødings:blødnings løysings:løsnings oppgåve:oppgave rådgjevings:rådgivnings
  utvals:utvalgs valfri:valgfri
  hjarte:hjerte auge:øye øyre:øre nase:nese hovud:hoved hovudpine:hodepine hovudskade:hodeskade hovudverk:hodeverk
  høg:høy låg:lav mjølke:melke feitt:fett ljos:lys svevn:søvn vaksen:voksen einskild:enkelt åtferds:atferds adferds:atferds
  seinskade:senskade seineffekt:seneffekt seinverknad:senvirkning vekes:ukes veke:uke månads:måneds kvardags:hverdags
  teikn:tegn skule:skole rørsle:bevegelses røynsle:erfarings handledd:håndledd handkirurgi:håndkirurgi
  handhygiene:håndhygiene talgrunnlag:tallgrunnlag talmateriale:tallmateriale ulukkes:ulykkes
`);

/** Words that are last parts of compounds too, in a form whose stem all other forms have. The longest that fits is taken. */
export const LAST = pairs(`
  teneste:tjeneste føretak:foretak sjukehus:sykehus sjukdom:sykdom sjukdommar:sykdommer sjuke:syke
  sjukeheim:sykehjem barneheim:barnehjem aldersheim:aldershjem
  kjelde:kilde verknad:virkning medverke:medvirke påverke:påvirke tryggleik:sikkerhet uvisse:usikkerhet
  utval:utvalg innhald:innhold opphald:opphold kosthald:kosthold hushald:hushold oppretthalde:opprettholde
  vedlikehald:vedlikehold inneheld:inneholder inneheldt:inneholdt
  omgrep:begrep bilete:bilde gåve:gave skule:skole månad:måned teikn:tegn
  avgjerd:beslutning tilråding:anbefaling skildring:beskrivelse skilnad:forskjell samanlikning:sammenligning
  undersøking:undersøkelse overleving:overlevelse oppleving:opplevelse bløding:blødning forsking:forskning
  løysing:løsning utgreiing:utredning rettleiing:veiledning hending:hendelse deltaking:deltakelse
  åtferd:atferd adferd:atferd tilhøve:forhold oversyn:oversikt verksemd:virksomhet gong:gang hjarte:hjerte rekne:regne rekning:regning
  søkje:søke tenkje:tenke ønskje:ønske merkje:merke styrkje:styrke rekkje:rekke trekkje:trekke strekkje:strekke røykje:røyke
  lenkje:lenke dekkje:dekke leggje:legge liggje:ligge byggje:bygge tryggje:trygge følgje:følge svelgje:svelge
  brukarar:brukere brukerne:brukere forfattarar:forfattere forfatterne:forfattere lesarar:lesere leserne:lesere
  forskarar:forskere forskerne:forskere takarar:takere takerne:takere pleiarar:pleiere pleierne:pleiere
  byggjarar:byggere byggerne:byggere bestillarar:bestillere bestillerne:bestillere stillarar:stillere
  stillerne:stillere ytarar:ytere yterne:ytere sendarar:sendere senderne:sendere søkjarar:søkere søkerne:søkere
  lærarar:lærere lærerne:lærere gjevarar:givere giverne:givere rådgjevarar:rådgivere rådgiverne:rådgivere
`);

/** Ends of compounds that are other words where they stand alone: «seining» is no «enhet», and «behandlingseining» is one. */
export const ENDS = pairs(`
  seining:senhet sveke:suke sstad:ssted gjering:gjøring sam:som
`);
