import { NotFound } from "../http/failures.ts"
import type { SignedIn, Visit } from "../session/authenticate.ts"

/** A visit of somebody who works here. */
export interface StaffVisit extends Visit {
  readonly account: SignedIn
}

/** Whether this visitor may see and change what the shop shows. */
export const isStaff = (visit: Visit): visit is StaffVisit => visit.account?.roles.includes("staff") === true

/** For everybody else there is no such address. */
export const forStaff =
  (answer: (request: Request, visit: StaffVisit) => Promise<Response>) =>
  async (request: Request, visit: Visit): Promise<Response> => {
    if (!isStaff(visit)) throw new NotFound({ message: "There is no such service." })
    return answer(request, visit)
  }
