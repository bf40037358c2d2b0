import type { ClickIds } from "../acquisition/clickIds.ts"
import type { TelemetryEvent } from "../../foundation/telemetry/model.ts"
import type { LeadType } from "../../foundation/telemetry/visitEvents.ts"
import type { SignupFlow } from "./machine.ts"
import type { LeadAction, LeadEvent } from "./model.ts"

/** A lead as it happens, before it is known where and through whom. */
export interface LeadTrigger {
  readonly type: LeadType
  readonly action: LeadAction
}

/** The event of a moment; null, to be logged, without a location (SIGN-41). */
export const createLeadEvent = (moment: LeadTrigger, location: string, clickIds: ClickIds, leadId?: string): LeadEvent | null =>
  location.trim() === "" ? null : { ...moment, location, ...clickIds, ...(leadId !== undefined && { lead_id: leadId }) }

/** A lead as it is told; null for an impression, which is logged and not sent (SIGN-42, GAP-63). */
export const toLeadTelemetry = ({ action, ...fields }: LeadEvent): TelemetryEvent | null =>
  action === "Impression" ? null : { name: `Lead ${action}`, ...fields }

/**
 * The leads of one transition of the sign-up drawer: an impression when a form comes to be seen, a start at a field's first input, a
 * submission when it is sent, a completion at success, a cancellation when it is closed before that (GAP-63).
 */
export const getLeads = (before: SignupFlow, after: SignupFlow): ReadonlyArray<LeadTrigger> => {
  const leads = (action: LeadAction, types: ReadonlyArray<LeadType>): ReadonlyArray<LeadTrigger> => types.map((type) => ({ type, action }))
  const isSubmitted = !before.isWaiting && after.isWaiting
  const isCompleted = before.outcome !== after.outcome && (after.outcome === "welcomed" || after.outcome === "joined")
  const isCancelled = before.isOpen && !after.isOpen && !after.isWaiting
  return [
    ...leads("Completed", isCompleted ? sentBy(before) : []),
    ...leads("Cancelled", isCancelled ? formOf(before) : []),
    ...leads(
      "Impression",
      formOf(after).filter((type) => !formOf(before).includes(type))
    ),
    ...leads("Started", before.isOpen ? after.started.filter((type) => !before.started.includes(type)) : []),
    ...leads("Submitted", isSubmitted ? sentBy(after) : [])
  ]
}

/** What the form in sight is for. */
const formOf = ({ isLoyaltyOffered, isOpen, step }: SignupFlow): ReadonlyArray<LeadType> => {
  if (!isOpen || step === "completed") return []
  return step === "email" ? ["Email"] : isLoyaltyOffered ? ["Loyalty"] : []
}

/** What is signed up for by sending the form. */
const sentBy = ({ isSmsOptInChecked, phoneNumber, step }: SignupFlow): ReadonlyArray<LeadType> => {
  if (step === "loyalty") return ["Loyalty"]
  return isSmsOptInChecked && phoneNumber !== "" ? ["Email", "Sms"] : ["Email"]
}
