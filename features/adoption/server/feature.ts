import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { writing } from "../../../platform/server/http/call-route.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { resendAdoptionLink } from "./resend.ts";

/** Adoptions of published assessments. They are started by `createMethodAssessment`. */
export const adoptionFeature = serverFeature({
  serves: ({ limits }: { readonly limits: Limits }) => {
    const toOne = limits.by<"resendAdoptionLink">("resend-to-seat", ({ body }) =>
      `${body.adopts} ${body.organizationId} ${mailAddressIn(body.email)}`.toLowerCase(),
    );
    return {
      answers: {
        resendAdoptionLink: writing((work, { body }) => resendAdoptionLink(work, body), {
          limits: [limits.byAddress("resend"), toOne],
        }),
      },
    };
  },
});
