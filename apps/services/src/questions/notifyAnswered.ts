import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { queueCustomerMail } from "../mail/queueMail.ts"
import { createNotification } from "../notifications/createNotification.ts"
import { siteUrls } from "../schema/siteUrls.ts"

/** The shop's name and origin for mail. */
export interface ShopName {
  readonly brandName: string
  readonly publicOrigin: string
}

interface Answered {
  readonly question_id: number
  readonly web_user_guid: string
  readonly sku_base_number: string
  readonly question: string
  /** null if the visitor wants no mail. */
  readonly email: string | null
  readonly answer: string
}

/** Notifies the visitor that the question is answered: in the account and, if they left an email address, by mail. */
export const notifyAnswered = async (trx: Kysely<Tables>, { brandName, publicOrigin }: ShopName, asked: Answered): Promise<void> => {
  const product = await trx
    .selectFrom("product")
    .select(["title", "slug", "product_page_id"])
    .where("sku_base_number", "=", asked.sku_base_number)
    .executeTakeFirst()
  // A part that is no longer sold has no page, but the answer is still mailed.
  const title = product?.title ?? asked.sku_base_number
  const href = product === undefined ? null : `${siteUrls.product(product)}#questions`
  await createNotification(trx, asked.web_user_guid, {
    topic: "question",
    title: "Your question has been answered",
    text: `${title}: ${asked.answer}`,
    href,
    occasion: `question:${asked.question_id}`,
    collapseKey: `question:${asked.question_id}`
  })
  if (asked.email === null) return
  await queueCustomerMail(
    trx,
    { brandName },
    {
      recipient: asked.email,
      title: `Your question about ${title}`,
      paragraphs: [
        `You asked: ${asked.question}`,
        `Our answer: ${asked.answer}`,
        ...(href === null ? [] : [`See it on the product page: ${publicOrigin}${href}`])
      ]
    }
  )
}
