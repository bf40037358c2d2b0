import { VisitorState } from "@camber/domain/visitor"
import { Schema } from "effect"
import type { Kysely } from "kysely"
import { loadCartSummary } from "../cart/loadCartSummary.ts"
import type { Tables } from "../database/tables.ts"
import { countWithProducts } from "../lists/savedLists.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** Creates the handler of the visitor state that pages show. The response is personal, so no cache may store it. */
export const createVisitorStateHandler =
  (database: Kysely<Tables>) =>
  async (request: Request, { webUserGuid }: VisitorSession): Promise<Response> => {
    const { itemCount, total } = await loadCartSummary(database, webUserGuid)
    const listCount = await countWithProducts(database, webUserGuid)
    const state = encode({ webUserGuid, itemCount, cartTotal: total, listCount })
    return new Response(request.method === "HEAD" ? null : JSON.stringify(state), {
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }
    })
  }

const encode = Schema.encodeSync(VisitorState)
