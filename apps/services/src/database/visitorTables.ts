import type { FitSnapshot } from "@camber/domain/cart"
import type { ContactTopic } from "@camber/domain/content"
import type { Project } from "@camber/domain/vehicle"
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely"

/** The columns of the migrations from 0002 on, as rows. Prices are the catalogue's. */
export interface VisitorTables {
  /** `identity` is what two records of the same car have in common: see `projectIdentity` of the domain. */
  customer_project: {
    web_user_guid: string
    project_id: string
    identity: string
    project: JSONColumnType<typeof Project.Encoded>
    saved_at: Generated<Date>
    ordinality: GeneratedAlways<number>
  }
  /** `identity` is the variant with its components: adding the same again adds to the quantity. */
  cart_line: {
    web_user_guid: string
    line_id: string
    sku_variant_number: string
    components: JSONColumnType<ReadonlyArray<{ readonly ordinality: number; readonly skuVariantNumber: string }>>
    identity: string
    quantity: number
    list: JSONColumnType<{ readonly id: string | null; readonly name: string | null; readonly attribution: string | null }>
    added_for: JSONColumnType<typeof FitSnapshot.Encoded> | null
    /** What one piece cost then, to tell of a change; null on lines from before it was kept. */
    added_price_cents: Generated<number | null>
    /** null: it is in the cart. Others are kept for a day to be restored. */
    removed_at: Generated<Date | null>
    added_at: Generated<Date>
    ordinality: GeneratedAlways<number>
  }
  /** Kept 24 hours (GAP-C59). `reply` is null while the first try is at work, in the same transaction. */
  idempotent_reply: {
    web_user_guid: string
    idempotency_key: string
    request_hash: string
    reply: JSONColumnType<object> | null
    made_at: Generated<Date>
  }
  /** Whoever knows the share guid may read the list. */
  parts_list: {
    web_user_guid: string
    list_id: string
    share_guid: string
    list_name: string
    made_at: Generated<Date>
    ordinality: GeneratedAlways<number>
  }
  /** An empty variant number: the product without a chosen variant. */
  list_product: {
    web_user_guid: string
    list_id: string
    sku_base_number: string
    sku_variant_number: string
    quantity: number
    added_at: Generated<Date>
    ordinality: GeneratedAlways<number>
  }
  list_article: {
    web_user_guid: string
    list_id: string
    article_id: number
    added_at: Generated<Date>
    ordinality: GeneratedAlways<number>
  }
  contact_message: {
    web_user_guid: string
    message_id: GeneratedAlways<number>
    name: string
    email: string
    topic: ContactTopic
    message: string
    received_at: Generated<Date>
  }
  event: {
    web_user_guid: string
    event_id: GeneratedAlways<number>
    visitor_id: string | null
    name: string
    fields: JSONColumnType<object>
    page: string
    at: ColumnType<Date, string, string>
    received_at: Generated<Date>
  }
}
