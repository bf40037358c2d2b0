/** The click id of the address' `cjevent` (CONST-04, GAP-44). */
export const CLICK_COOKIE = "cje"
export const CLICK_DAYS = 396

/** Which mail led here: two cookies, named as the parameters of the address that they are taken from (CONST-06, GAP-44). */
export const MAIL_CAMPAIGN_COOKIE = "iterableEmailCampaignId"
export const MAIL_TEMPLATE_COOKIE = "iterableTemplateId"
export const MAIL_DAYS = 14
