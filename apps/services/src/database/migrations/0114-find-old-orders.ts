import type { ConcurrentIndex } from "../concurrentIndex.ts"

/** Older programs do not use the index. */
export const keepsOlder = true

export const index: ConcurrentIndex = {
  name: "old_order_words",
  on: "old_order using gin (old_order_words(order_number, email_key, head, lines))"
}
