import type { Verdict } from "./model.ts"

/** Whether a verdict says that the part fits as it is: what is in the way of promising it are reports alone. */
export const isGuarantee = ({ fitment }: Pick<Verdict, "fitment">): boolean => fitment === "DirectFit" || fitment === "DrivelineFit"

/** Whether it is known that the part does not fit: nothing that the shopper could tell would change it. */
export const isMisfit = ({ fitment, prompt }: Pick<Verdict, "fitment" | "prompt">): boolean => fitment === "NoFit" && prompt === null

/** The fit promise: whether a customer was told, when a part was chosen for a car, that it is guaranteed to fit. Nothing was told without a car. */
export const hadFitGuarantee = (told: { readonly verdict: Pick<Verdict, "fitment" | "reason"> } | null): boolean =>
  told !== null && isGuarantee(told.verdict) && !told.verdict.reason?.reports
