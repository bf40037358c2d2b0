import { NotFound } from "../http/errors.ts"
import type { SignedIn, VisitorSession } from "../session/authenticate.ts"

/** The session of a staff member. */
export interface StaffVisit extends VisitorSession {
  readonly account: SignedIn
}

/** Whether the visitor is a staff member. */
export const isStaff = (visit: VisitorSession): visit is StaffVisit => visit.account?.roles.includes("staff") === true

/** Wraps a staff handler. For all other users the path does not exist. */
export const requireStaff =
  (answer: (request: Request, visit: StaffVisit) => Promise<Response>) =>
  async (request: Request, visit: VisitorSession): Promise<Response> => {
    if (!isStaff(visit)) throw new NotFound({ message: "There is no such service." })
    return answer(request, visit)
  }
