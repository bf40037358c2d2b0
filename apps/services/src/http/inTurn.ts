import { refusalResponse } from "./answerFailure.ts"
import { sharingClient } from "./clientAddress.ts"
import { makeClientTurns, type TurnLimits } from "./clientTurns.ts"
import { TooManyAtOnce } from "./failures.ts"

/** Answers a request in its client's turn: 429 where as many wait as may. */
export type InTurn = (request: Request, work: () => Promise<Response>) => Promise<Response>

/** Pages, pictures and site maps of one client that are made at once, and that wait for those. A page's first look asks for some thirty pictures. */
export const pageTurns: TurnLimits = { atOnce: 4, waiting: 400 }

/** Turns of their own: whoever waits in others while these are held would wait for ever. Programs of this machine are in nobody's way. */
export const makeInTurn = (proxyHeader: string | undefined, limits: TurnLimits): InTurn => {
  const turns = makeClientTurns(limits)
  return async (request, work) => {
    const client = sharingClient(request, proxyHeader)
    if (client === null) return work()
    return turns(client, work).catch((cause: unknown) => {
      if (cause instanceof TooManyAtOnce) return refusalResponse(cause)
      throw cause
    })
  }
}
