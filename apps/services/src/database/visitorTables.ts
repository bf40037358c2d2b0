import type { FitmentSnapshot } from "@camber/domain/cart"
import type { ChosenComponent, ReviewerFit } from "@camber/domain/catalog"
import type { PitNotes, RuleRow, SheetHead, StatedFact } from "@camber/domain/class-sheets"
import type { ContactTopic } from "@camber/domain/content"
import type { Stage } from "@camber/domain/lists"
import type { NotificationTopic } from "@camber/domain/notifications"
import type { ReviewStatus } from "@camber/domain/reviews"
import type { Emotion } from "@camber/domain/telemetry"
import type { Project } from "@camber/domain/vehicle"
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, RawBuilder } from "kysely"

/** Columns of the migrations since 0002. Prices are not stored, because they come from the catalog. */
export interface VisitorTables {
  /** Two records of the same vehicle share their `identity`: see `getProjectKey` of the domain. */
  customer_project: {
    web_user_guid: string
    project_id: string
    identity: string
    project: JSONColumnType<typeof Project.Encoded>
    saved_at: Generated<Date>
    ordinality: GeneratedAlways<number>
  }
  /**
   * Parts of a car (migration 0107). `car` is the identity of its project. A part whose id is `order:line` was bought here. Its row
   * contains only the values that the owner changed.
   */
  owned_part: {
    web_user_guid: string
    owned_part_id: string
    car: string
    sku_base_number: string | null
    sku_variant_number: string | null
    /** Model in the mating tables, such as `transmission:Muncie M21`. */
    model: string | null
    type_slug: string | null
    name: string | null
    quantity: Generated<number>
    /** ISO date on which the owner got the part. */
    got_on: ColumnType<string | null, string | null, string | null>
    mileage: number | null
    price_cents: number | null
    /** The owner's own note (migration 0109). */
    note: ColumnType<string | null, string | null | undefined, string | null>
    is_removed: Generated<boolean>
    saved_at: Generated<Date>
  }
  /** A class sheet as a track uploaded it. Anyone with the token can read it. `digest` is the hash of its content. */
  class_sheet: {
    token: string
    web_user_guid: string
    head: JSONColumnType<SheetHead>
    rules: JSONColumnType<ReadonlyArray<RuleRow>>
    digest: string
    uploaded_at: Generated<Date>
  }
  /** `sheet` is the id of a sheet of the shop, or the token of a shared sheet; null means the sheet of the car's class. */
  race_car: {
    web_user_guid: string
    car_key: string
    sheet: ColumnType<string | null, string | null | undefined, string | null>
    facts: ColumnType<ReadonlyArray<StatedFact>, string | undefined, string>
    pit: ColumnType<typeof PitNotes.Encoded | Record<string, never>, string | undefined, string>
    /** Whether the owner accepted reminders of the car's dates by email (migration 0112). */
    reminds: Generated<boolean>
    /** Dates for which a reminder was sent (`pickReminders`). */
    reminded: ColumnType<ReadonlyArray<string>, string | undefined, string>
    changed_at: Generated<Date>
  }
  /** `identity` is the variant with its components. Adding the same item again increases the quantity. */
  cart_line: {
    web_user_guid: string
    line_id: string
    sku_variant_number: string
    components: JSONColumnType<ReadonlyArray<{ readonly ordinality: number; readonly skuVariantNumber: string }>>
    identity: string
    quantity: number
    list: JSONColumnType<{ readonly id: string | null; readonly name: string | null; readonly attribution: string | null }>
    /** The verdict and vehicle name when the line was added. Newer lines also contain the vehicle itself. */
    added_for: JSONColumnType<typeof FitmentSnapshot.Encoded & { readonly project?: typeof Project.Encoded }> | null
    /** Unit price when the line was added, to show price changes; null on lines that are older than the column. */
    added_price_cents: Generated<number | null>
    /** Null while the line is in the cart. Removed lines stay for a day, so that they can be restored. */
    removed_at: Generated<Date | null>
    added_at: Generated<Date>
    /** Version counter: grows with each added unit, and restarts at a new value when the line is restored. */
    mark: Generated<number>
    ordinality: GeneratedAlways<number>
  }
  /** Stored for 30 days (GAP-C59). `reply` is null while the transaction of the first attempt is open. */
  idempotent_reply: {
    web_user_guid: string
    idempotency_key: string
    request_hash: string
    reply: JSONColumnType<object> | null
    made_at: Generated<Date>
  }
  /** Anyone with the share guid can read the list. */
  parts_list: {
    web_user_guid: string
    list_id: string
    share_guid: string
    list_name: string
    /** The vehicle of the list, without its id in the owner's garage. */
    project: JSONColumnType<typeof Project.Encoded> | null
    shared_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    /** Ordered stages; null means the default stages. */
    stages: ColumnType<ReadonlyArray<typeof Stage.Encoded> | null, string | null | undefined, string | null>
    budget_cents: ColumnType<number | null, number | null | undefined, number | null>
    /** First name under which the list is shared. */
    shared_as: ColumnType<string | null, string | null | undefined, string | null>
    made_at: Generated<Date>
    ordinality: GeneratedAlways<number>
  }
  /** An empty variant number means a product without a selected variant. */
  list_product: {
    web_user_guid: string
    list_id: string
    sku_base_number: string
    sku_variant_number: string
    /** Selected kit components by ordinal; empty for other products. */
    components: ColumnType<ReadonlyArray<typeof ChosenComponent.Encoded>, string | undefined, string>
    /** Hash of the components. */
    choice: GeneratedAlways<string>
    quantity: number
    /** Unit price when the item was added or the list was shared, whichever is later; null if it was not stored. */
    noted_price_cents: ColumnType<number | null, number | null | undefined, number | null>
    /** Version counter, as on cart lines. */
    mark: Generated<number>
    /** Stage that the owner selected; null means the default stage of the product type. */
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
  /** One review per visitor and product. The row stays when a new catalog is loaded, so it refers to the product's base number. */
  customer_review: {
    web_user_guid: string
    sku_base_number: string
    stars: number
    title: string
    text: string
    author: string
    /** The vehicle on which the author installed the product. */
    car: Generated<string | null>
    fitted: Generated<ReviewerFit | null>
    written_at: Generated<Date>
    /** The table `review` contains the published copy under this id, negated. */
    review_id: GeneratedAlways<number>
    status: Generated<ReviewStatus>
    /** Staff response: a public answer, or the reason for rejecting the review. */
    staff_words: ColumnType<string | null, string | null | undefined, string | null>
  }
  /** A visitor's question about a product, public once it is answered. The row stays when a new catalog is loaded. */
  customer_question: {
    question_id: GeneratedAlways<number>
    web_user_guid: string
    sku_base_number: string
    question: string
    /** Email address for the answer; deleted once the answer is sent. */
    email: string | null
    asked_at: Generated<Date>
    answer: ColumnType<string | null, undefined, string>
    is_turned_down: ColumnType<boolean, undefined, true>
  }
  /** Staff answer to a question of the catalog. The row stays when a new catalog is loaded. */
  question_answer: { sku_base_number: string; question: string; answer: string; answered_at: Generated<Date> }
  contact_message: {
    web_user_guid: string
    message_id: GeneratedAlways<number>
    name: string
    email: string
    topic: ContactTopic
    message: string
    received_at: Generated<Date>
    /** Time when staff marked the message as done; null until then. */
    done_at: ColumnType<Date | null, undefined, RawBuilder<Date> | null>
  }
  /**
   * A newsletter sign-up with a lower-case email address; `phone_number` is ten digits or empty.
   * Each email address gets the welcome code and the points for joining only once.
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
    /** When the address was unsubscribed; null if it is subscribed or never was. */
    unsubscribed_at: Generated<Date | null>
  }
  used_gift: { email_hash: string; gift: "has_code" | "has_points" }
  /** A guest's last visit, stored when the session cookie is signed again. */
  guest_seen: { web_user_guid: string; seen_at: Generated<Date> }
  signup_attempt: { web_user_guid: string; attempt_id: GeneratedAlways<number>; attempted_at: Generated<Date> }
  /** `occasion` identifies the event, so that the visitor is notified of it only once. */
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
  /** A browser that receives push messages of these kinds; keys are base64url. */
  push_subscription: {
    web_user_guid: string
    device_guid: string
    endpoint: string
    key: string
    auth_secret: string
    kinds: NotificationTopic[]
    subscribed_at: Generated<Date>
    /** Quiet hours in minutes of the day in `time_zone`; null means no quiet hours. */
    quiet_from: number | null
    quiet_until: number | null
    time_zone: string | null
  }
  /** A notification queued for a device. Its text and endpoint are read only when the message is sent. */
  push_message: {
    push_id: GeneratedAlways<number>
    web_user_guid: string
    device_guid: string
    notification_id: number
    topic: NotificationTopic
    collapse_key: string
    /** `dropped`: the notification was read first, or is no longer wanted. `gone`: the device no longer exists. */
    state: Generated<"waiting" | "sent" | "dropped" | "gone" | "failed">
    queued_at: Generated<Date>
    due_at: Generated<Date>
    claimed_until: Date | null
    tries: Generated<number>
    /** Host of the push service, set by the first attempt. */
    service: string | null
    problem: string | null
    ended_at: Date | null
  }
  /** Feedback about the shop. Each text is stored as written. */
  feedback: {
    web_user_guid: string
    feedback_id: GeneratedAlways<number>
    element: string
    emotion: Emotion | null
    feedback: string
    part_number: string | null
    url: string | null
    /** Stored only if the visitor agreed to be contacted. */
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
