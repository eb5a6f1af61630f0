import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const imageProblems: Translated<typeof nb.imageProblems> = {
  NotAnImage: "Fila må vere eit PNG- eller JPEG-bilete. Lagre biletet i eitt av desse formata først.",
  ImageIsHeic:
    "Biletet er i HEIC-format, som nettlesarar ikkje viser. Opne det, vel Del eller Eksporter, lagre det som JPEG, og last opp på nytt.",
  NamedOtherThanPng: "Fila er eit PNG-bilete, men namnet seier noko anna. La namnet slutte på .png.",
  NamedOtherThanJpeg: "Fila er eit JPEG-bilete, men namnet seier noko anna. La namnet slutte på .jpg.",
  ImageIsAnimated: "Biletet er animert. Last opp eit stillbilete.",
  ImageUnreadable: "Biletet kan ikkje lesast. Det kan vere skada eller avkorta. Lagre det på nytt og prøv igjen.",
  ImageTooManyPixels: "Biletet er for stort. Grensa er 40 megapikslar, og 30 000 pikslar på kvar side.",
  ImageTooHeavy: "Biletet er for krevjande å opne. Lagre det på nytt med færre pikslar og prøv igjen.",
};
