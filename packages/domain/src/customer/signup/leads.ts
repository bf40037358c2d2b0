import type { ClickIds } from "../acquisition/rules.ts"
import type { TelemetryEvent } from "../../foundation/telemetry/model.ts"
import type { LeadType } from "../../foundation/telemetry/visitEvents.ts"
import type { SignupFlow } from "./machine.ts"
import type { LeadAction, LeadEvent } from "./model.ts"

/** A lead without location and click ids. */
export interface LeadTrigger {
  readonly type: LeadType
  readonly action: LeadAction
}

/** Creates a lead event; null if the location is missing, which the caller logs (SIGN-41). */
export const createLeadEvent = (moment: LeadTrigger, location: string, clickIds: ClickIds, leadId?: string): LeadEvent | null =>
  location.trim() === "" ? null : { ...moment, location, ...clickIds, ...(leadId !== undefined && { lead_id: leadId }) }

/** Converts a lead to a telemetry event; null for impressions, which are only logged (SIGN-42, GAP-63). */
export const toLeadTelemetry = ({ action, ...fields }: LeadEvent): TelemetryEvent | null =>
  action === "Impression" ? null : { name: `Lead ${action}`, ...fields }

/**
 * Derives the leads of a transition (GAP-63).
 *
 * Impression: a form appears. Started: first input in a field. Submitted: the form is sent. Completed: success. Cancelled: closed before
 * success.
 */
export const getLeads = (before: SignupFlow, after: SignupFlow): ReadonlyArray<LeadTrigger> => {
  const leads = (action: LeadAction, types: ReadonlyArray<LeadType>): ReadonlyArray<LeadTrigger> => types.map((type) => ({ type, action }))
  const isSubmitted = !before.isWaiting && after.isWaiting
  const isCompleted = before.outcome !== after.outcome && (after.outcome === "welcomed" || after.outcome === "joined")
  const isCanceled = before.isOpen && !after.isOpen && !after.isWaiting
  return [
    ...leads("Completed", isCompleted ? getSubmittedLeads(before) : []),
    ...leads("Cancelled", isCanceled ? getDisplayedLeads(before) : []),
    ...leads(
      "Impression",
      getDisplayedLeads(after).filter((type) => !getDisplayedLeads(before).includes(type))
    ),
    ...leads("Started", before.isOpen ? after.started.filter((type) => !before.started.includes(type)) : []),
    ...leads("Submitted", isSubmitted ? getSubmittedLeads(after) : [])
  ]
}

/** Returns the lead type of the displayed form. */
const getDisplayedLeads = ({ isLoyaltyOffered, isOpen, step }: SignupFlow): ReadonlyArray<LeadType> => {
  if (!isOpen || step === "completed") return []
  return step === "email" ? ["Email"] : isLoyaltyOffered ? ["Loyalty"] : []
}

/** Returns the lead types of a submission. */
const getSubmittedLeads = ({ isSmsOptInChecked, phoneNumber, step }: SignupFlow): ReadonlyArray<LeadType> => {
  if (step === "loyalty") return ["Loyalty"]
  return isSmsOptInChecked && phoneNumber !== "" ? ["Email", "Sms"] : ["Email"]
}
