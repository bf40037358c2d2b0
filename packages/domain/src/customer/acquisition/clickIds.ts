import { pickParameters } from "./rules.ts"

/** What partners add to the addresses that lead here, by name. Absent where the address does not carry it (SIGN-43, SIGN-44). */
export interface ClickIds {
  readonly cjevent?: string
  readonly ttclid?: string
}

export const clickIds = (search: string): ClickIds => pickParameters(search, ["cjevent", "ttclid"])

/** Which mail led here (GAP-44). */
export interface MailCampaign {
  readonly iterableEmailCampaignId?: string
  readonly iterableTemplateId?: string
}

export const mailCampaign = (search: string): MailCampaign => pickParameters(search, ["iterableEmailCampaignId", "iterableTemplateId"])
