import { escapeHtml } from "../html/index.ts";

/** The parts of a mail, from top to bottom. Texts are plain: line breaks stay, and nothing in them becomes markup. */
export type MailPart =
  | { readonly kind: "text"; readonly text: string }
  /** Somebody's own words, marked as theirs. `from` says whose. */
  | { readonly kind: "quote"; readonly from: string; readonly text: string }
  /** The one thing to do. */
  | { readonly kind: "button"; readonly label: string; readonly url: string }
  | { readonly kind: "small"; readonly text: string; readonly url?: string };

/** The words around what a mail says. */
export type MailFrame = {
  /** Of the language that the mail is written in, as HTML says it. */
  readonly language: string;
  /** The name of the sender, on top of the column. */
  readonly sender: string;
  readonly greeting: string;
  readonly signature: readonly string[];
};

export type ComposedMail = { readonly subject: string; readonly text: string; readonly html: string };

/**
 * A mail in its two forms, which say the same: plain text, and one column of 600 px with one button. A mail program shows the one it can.
 */
export function composeMail(subject: string, frame: MailFrame, parts: readonly MailPart[]): ComposedMail {
  const { greeting, signature } = frame;
  const text = [greeting, ...parts.map(asText), signature.join("\n")].join("\n\n");
  const content = [paragraph(greeting), ...parts.map(asHtml)].join("\n");
  return { subject, text: `${text}\n`, html: asPage(subject, frame, content) };
}

function asText(part: MailPart): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "quote":
      return `${part.from}\n\n${part.text.replace(/^/gm, "> ")}`;
    case "button":
      return `${part.label}:\n\n${part.url}`;
    case "small":
      return part.url === undefined ? part.text : `${part.text}\n${part.url}`;
  }
}

const ink = "#1d2a2b";
const quiet = "#4c5857";
const teal = "#1d666f";
const line = "#d5cfc2";
const font = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const broken = (text: string): string => escapeHtml(text).replace(/\n/g, "<br>");
const paragraph = (text: string, style = `font-size:17px;line-height:1.55;color:${ink}`): string =>
  `<p style="margin:0 0 20px;${style}">${broken(text)}</p>`;
const small = `font-size:15px;line-height:1.5;color:${quiet}`;

function asHtml(part: MailPart): string {
  switch (part.kind) {
    case "text":
      return paragraph(part.text);
    case "quote":
      return `${paragraph(part.from, small)}
<blockquote style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${line};font-size:17px;line-height:1.55;color:${ink}">${broken(part.text)}</blockquote>`;
    case "button":
      return `<p style="margin:4px 0 28px"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:14px 24px;border-radius:6px;background:${teal};color:#ffffff;font-size:17px;font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
    case "small":
      return part.url === undefined
        ? paragraph(part.text, small)
        : `<p style="margin:0 0 16px;${small}">${broken(part.text)}<br><a href="${escapeHtml(part.url)}" style="color:${teal};word-break:break-all">${escapeHtml(part.url)}</a></p>`;
  }
}

// Tables and styles at the elements: some mail programs read nothing else.
const asPage = (
  subject: string,
  { language, sender, signature }: MailFrame,
  content: string,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#fcfaf6;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fcfaf6">
<tr><td align="center" style="padding:24px 16px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left;${font}">
<tr><td style="padding:0 0 16px;border-bottom:1px solid ${line};font-size:20px;font-weight:600;color:${teal}">${escapeHtml(sender)}</td></tr>
<tr><td style="padding:28px 0 8px;overflow-wrap:anywhere">
${content}
</td></tr>
<tr><td style="padding:16px 0 0;border-top:1px solid ${line};${small}">${broken(signature.join("\n"))}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
