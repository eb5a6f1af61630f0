/** How far a review has come. */
export type ReviewState = "asked" | "accepted" | "declined" | "sent";

export type ReviewFacts = {
  readonly acceptedAt: Date | null;
  readonly declinedAt: Date | null;
  readonly sentAt: Date | null;
};

export const reviewState = ({ acceptedAt, declinedAt, sentAt }: ReviewFacts): ReviewState => {
  if (sentAt) return "sent";
  if (declinedAt) return "declined";
  return acceptedAt ? "accepted" : "asked";
};
