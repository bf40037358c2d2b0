import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import { reassignRows, type MergeStep } from "../database/MergeStep.ts"
import type { Tables } from "../database/tables.ts"

/**
 * Number of a published visitor review in the table `review`: the negated number of the original. Catalog reviews have positive numbers.
 */
const shownNumber = sql`-customer_review.review_id`

/** Publishes the current text of approved reviews among these, and updates the rating of their products. */
export const publishReviews = async (transaction: Kysely<Tables>, reviewIds: ReadonlyArray<number>): Promise<void> => {
  await copyPublished(transaction, sql`customer_review.review_id = any(${reviewIds})`)
  await countReviews(transaction, sql`sku_base_number in (select sku_base_number from customer_review where review_id = any(${reviewIds}))`)
}

/** Removes a review from the product page. */
export const unpublishReview = async (transaction: Kysely<Tables>, reviewId: number): Promise<void> => {
  await transaction.deleteFrom("review").where("review_id", "=", -reviewId).execute()
  await countReviews(transaction, sql`sku_base_number in (select sku_base_number from customer_review where review_id = ${reviewId})`)
}

/** Publishes all approved reviews again, because a new catalog contains only its own reviews. */
export const republishReviews = async (database: Kysely<Tables>): Promise<void> => {
  await copyPublished(database, sql`true`)
  await countReviews(database, sql`product_page_id in (select product_page_id from review where review_id < 0)`)
}

/** Moves a visitor's reviews to another visitor; if both reviewed the same product, the new owner's review stays. */
export const mergeReviews: MergeStep = async (transaction, from, to) => {
  const products = await getProducts(transaction, from)
  await reassignRows("customer_review", ["sku_base_number"])(transaction, from, to)
  await deleteUnwritten(transaction, products)
}

/** Deletes a visitor's reviews, including published reviews. */
export const eraseReviews = async (transaction: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<void> => {
  const products = await getProducts(transaction, webUserGuid)
  await transaction.deleteFrom("customer_review").where("web_user_guid", "=", webUserGuid).execute()
  await deleteUnwritten(transaction, products)
}

const copyPublished = async (database: Kysely<Tables>, which: ReturnType<typeof sql>): Promise<void> => {
  await sql`insert into review (review_id, product_page_id, stars, title, text, author, written_on, verified_vehicle, car, fitted, staff_answer)
    select ${shownNumber}, product.product_page_id, stars, customer_review.title, text, author,
      (written_at at time zone 'utc')::date, null, customer_review.car, customer_review.fitted, staff_words
    from customer_review join product using (sku_base_number) where status = 'published' and ${which}
    on conflict (review_id) do update set stars = excluded.stars, title = excluded.title, text = excluded.text,
      author = excluded.author, written_on = excluded.written_on, car = excluded.car, fitted = excluded.fitted,
      staff_answer = excluded.staff_answer`.execute(database)
}

/**
 * Updates review count and mean stars, rounded to one decimal (0 without reviews) as in the importer. Runs under a lock, so that two
 * concurrent publications of one product are both counted.
 */
const countReviews = async (database: Kysely<Tables>, which: ReturnType<typeof sql>): Promise<void> => {
  await sql`select from catalogue for update`.execute(database)
  // Locks in the same order as variant updates, which prevents deadlocks.
  await sql`select from product where ${which} order by product_page_id for no key update`.execute(database)
  await sql`
    update product set review_count = counted.review_count, rating = counted.rating
    from (select product_page_id, count(review_id) as review_count, coalesce(round(avg(stars), 1), 0)::real as rating
          from product left join review using (product_page_id) where ${which} group by product_page_id) as counted
    where product.product_page_id = counted.product_page_id
      and (product.review_count, product.rating) is distinct from (counted.review_count, counted.rating)`.execute(database)
}

const getProducts = async (transaction: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<ReadonlyArray<string>> => {
  const rows = await transaction.selectFrom("customer_review").select("sku_base_number").where("web_user_guid", "=", webUserGuid).execute()
  return rows.map((row) => row.sku_base_number)
}

/** Removes published reviews whose original was deleted. */
const deleteUnwritten = async (transaction: Kysely<Tables>, products: ReadonlyArray<string>): Promise<void> => {
  if (products.length === 0) return
  await sql`delete from review where review_id < 0
    and not exists (select from customer_review where customer_review.review_id = -review.review_id)`.execute(transaction)
  await countReviews(transaction, sql`sku_base_number = any(${products})`)
}
