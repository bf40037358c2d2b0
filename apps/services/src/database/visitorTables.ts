import type { FitmentSnapshot } from "@camber/domain/cart"
import type { ChosenComponent, ReviewerFit } from "@camber/domain/catalog"
import type { ContactTopic } from "@camber/domain/content"
import type { Stage } from "@camber/domain/lists"
import type { NotificationTopic } from "@camber/domain/notifications"
import type { ReviewStatus } from "@camber/domain/reviews"
import type { Emotion } from "@camber/domain/telemetry"
import type { Project } from "@camber/domain/vehicle"
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, RawBuilder } from "kysely"

/** The columns of the migrations from 0002 on, as rows. Prices are the catalogue's. */
export interface VisitorTables {
  /** `identity` is what two records of the same car have in common: see `getProjectKey` of the domain. */
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
    /** With the car itself, from when it was kept on. */
    added_for: JSONColumnType<typeof FitmentSnapshot.Encoded & { readonly project?: typeof Project.Encoded }> | null
    /** What one piece cost then, to tell of a change; null on lines from before it was kept. */
    added_price_cents: Generated<number | null>
    /** null: it is in the cart. Others are kept for a day to be restored. */
    removed_at: Generated<Date | null>
    added_at: Generated<Date>
    /** Grows with each piece that is added, and is another one where the line comes back. */
    mark: Generated<number>
    ordinality: GeneratedAlways<number>
  }
  /** Kept 30 days (GAP-C59). `reply` is null while the first try is at work, in the same transaction. */
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
    /** The car that it is made for, without the id that it has in its owner's garage. */
    project: JSONColumnType<typeof Project.Encoded> | null
    shared_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    /** In their order; null: the usual ones. */
    stages: ColumnType<ReadonlyArray<typeof Stage.Encoded> | null, string | null | undefined, string | null>
    budget_cents: ColumnType<number | null, number | null | undefined, number | null>
    /** The first name that it is shared under. */
    shared_as: ColumnType<string | null, string | null | undefined, string | null>
    made_at: Generated<Date>
    ordinality: GeneratedAlways<number>
  }
  /** An empty variant number: the product without a chosen variant. */
  list_product: {
    web_user_guid: string
    list_id: string
    sku_base_number: string
    sku_variant_number: string
    /** What was chosen for the parts of a kit, by their ordinality; empty of anything else. */
    components: ColumnType<ReadonlyArray<typeof ChosenComponent.Encoded>, string | undefined, string>
    /** A fingerprint of the components. */
    choice: GeneratedAlways<string>
    quantity: number
    /** What one piece cost when it was put in or, where that was later, when the list was shared; null: nobody kept it. */
    noted_price_cents: ColumnType<number | null, number | null | undefined, number | null>
    /** As that of a cart's line. */
    mark: Generated<number>
    /** The stage that its owner has put it into; null: the usual one of its kind. */
    stage: ColumnType<string | null, string | null | undefined, string | null>
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
  /** A visitor's one review of a product. It lives longer than a catalogue, so it names the product by its base number. */
  customer_review: {
    web_user_guid: string
    sku_base_number: string
    stars: number
    title: string
    text: string
    author: string
    /** What its author says of the car that it was tried on. */
    car: Generated<string | null>
    fitted: Generated<ReviewerFit | null>
    written_at: Generated<Date>
    /** What the page shows of it has this number with a minus in `review`. */
    review_id: GeneratedAlways<number>
    status: Generated<ReviewStatus>
    /** What staff say to it: an answer for everybody, or why it is not published. */
    staff_words: ColumnType<string | null, string | null | undefined, string | null>
  }
  /** What a visitor asks about a product; shown to everybody once it is answered. It lives longer than a catalogue. */
  customer_question: {
    question_id: GeneratedAlways<number>
    web_user_guid: string
    sku_base_number: string
    question: string
    /** Where the answer is mailed to; forgotten once it was. */
    email: string | null
    asked_at: Generated<Date>
    answer: ColumnType<string | null, undefined, string>
    is_turned_down: ColumnType<boolean, undefined, true>
  }
  /** What staff answer to a question of the catalogue; it lives longer than the catalogue. */
  question_answer: { sku_base_number: string; question: string; answer: string; answered_at: Generated<Date> }
  contact_message: {
    web_user_guid: string
    message_id: GeneratedAlways<number>
    name: string
    email: string
    topic: ContactTopic
    message: string
    received_at: Generated<Date>
    /** When staff marked it as done; null until then. */
    done_at: ColumnType<Date | null, undefined, RawBuilder<Date> | null>
  }
  /**
   * An address that a visitor named, in lower case; `phone_number` is ten digits or empty. A welcome code and points for joining are had
   * once by an address, whoever names it.
   */
  signup: {
    web_user_guid: string
    email: string
    phone_number: Generated<string>
    sms_opt_in: Generated<boolean>
    source: string
    is_subscribed: Generated<boolean>
    has_code: Generated<boolean>
    has_points: Generated<boolean>
    signed_up_at: Generated<Date>
    /** When it was taken off the list; null where it is on it, or never was. */
    unsubscribed_at: Generated<Date | null>
  }
  used_gift: { email_hash: string; gift: "has_code" | "has_points" }
  /** A guest's last visit, noted when the session is signed anew. */
  guest_seen: { web_user_guid: string; seen_at: Generated<Date> }
  signup_attempt: { web_user_guid: string; attempt_id: GeneratedAlways<number>; attempted_at: Generated<Date> }
  /** `occasion` names what happened, so that it is told once. */
  notification: {
    web_user_guid: string
    notification_id: GeneratedAlways<number>
    topic: NotificationTopic
    title: string
    text: string
    href: string | null
    occasion: string
    created_at: Generated<Date>
    read_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  /** A browser that takes messages of these kinds; keys are base64url. */
  push_subscription: {
    web_user_guid: string
    device_guid: string
    endpoint: string
    key: string
    auth_secret: string
    kinds: NotificationTopic[]
    subscribed_at: Generated<Date>
    /** Minutes of the day, by the time zone beside them; null: messages come at any hour. */
    quiet_from: number | null
    quiet_until: number | null
    time_zone: string | null
  }
  /** A notification on its way to a device: what it says and where it goes is read when it is sent. */
  push_message: {
    push_id: GeneratedAlways<number>
    web_user_guid: string
    device_guid: string
    notification_id: number
    topic: NotificationTopic
    collapse_key: string
    /** `dropped`: it was read meanwhile, or is wanted no more; `gone`: the device is no more. */
    state: Generated<"waiting" | "sent" | "dropped" | "gone" | "failed">
    queued_at: Generated<Date>
    due_at: Generated<Date>
    claimed_until: Date | null
    tries: Generated<number>
    /** The host of the push service, once it was tried. */
    service: string | null
    problem: string | null
    ended_at: Date | null
  }
  /** What somebody said of the shop, each text as it was written. */
  feedback: {
    web_user_guid: string
    feedback_id: GeneratedAlways<number>
    element: string
    emotion: Emotion | null
    feedback: string
    part_number: string | null
    url: string | null
    /** Only of who may be written to. */
    email: string | null
    source: string
    page: string
    given_at: Generated<Date>
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
