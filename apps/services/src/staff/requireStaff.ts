import { NotFound } from "../http/errors.ts"
import type { SignedIn, VisitorSession } from "../session/authenticate.ts"

/** A visit of somebody who works here. */
export interface StaffVisit extends VisitorSession {
  readonly account: SignedIn
}

/** Whether this visitor may see and change what the shop shows. */
export const isStaff = (visit: VisitorSession): visit is StaffVisit => visit.account?.roles.includes("staff") === true

/** For everybody else there is no such address. */
export const requireStaff =
  (answer: (request: Request, visit: StaffVisit) => Promise<Response>) =>
  async (request: Request, visit: VisitorSession): Promise<Response> => {
    if (!isStaff(visit)) throw new NotFound({ message: "There is no such service." })
    return answer(request, visit)
  }
