type About = { readonly title: string; readonly url: string };
type Text = { readonly subject: string; readonly text: string };

const signature = "\n\nHilsen Minimetode\nDu kan ikke svare på denne e-posten.\n";

/** Mails about the steps between authors and editors. They never quote the assessment beyond its title. docs/spec/desk.md, Mails of the desk */
export const editorMails = {
  sent: ({ title, url }: About): Text => ({
    subject: `Sendt til publisering: ${title}`,
    text: `Hei\n\nMini-metodevurderingen «${title}» er sendt til publisering og venter på redaksjonen.\n\nÅpne den her:\n${url}${signature}`,
  }),
  returned: ({ title, url, message }: About & { readonly message: string }): Text => ({
    subject: `Sendt tilbake: ${title}`,
    text: `Hei\n\nRedaksjonen har sendt mini-metodevurderingen «${title}» tilbake til dere med denne meldingen:\n\n${message}\n\nDere kan redigere igjen her:\n${url}${signature}`,
  }),
  published: ({ title, url }: About): Text => ({
    subject: `Publisert: ${title}`,
    text: `Hei\n\nMini-metodevurderingen «${title}» er publisert og kan leses av alle her:\n${url}${signature}`,
  }),
} as const;
