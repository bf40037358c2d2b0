import { pickParameters } from "./rules.ts"

/** Click ids that partners add to links. Absent if the URL has none (SIGN-43, SIGN-44). */
export interface ClickIds {
  readonly cjevent?: string
  readonly ttclid?: string
}

export const getClickIds = (search: string): ClickIds => pickParameters(search, ["cjevent", "ttclid"])

/** Mail campaign whose link was clicked (GAP-44). */
export interface MailCampaign {
  readonly iterableEmailCampaignId?: string
  readonly iterableTemplateId?: string
}

export const getMailCampaign = (search: string): MailCampaign => pickParameters(search, ["iterableEmailCampaignId", "iterableTemplateId"])
