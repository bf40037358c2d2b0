import { hasStaffRight, staffCallRights, type StaffPath, type StaffRole } from "@camber/domain/staff"
import { NotFound } from "../http/errors.ts"
import type { ApiHandler } from "../http/restHandlers.ts"
import type { SignedIn, VisitorSession } from "../session/authenticate.ts"

/** The session of a staff member. */
export interface StaffVisit extends VisitorSession {
  readonly account: SignedIn & { readonly staffRole: StaffRole }
}

/** Whether the visitor is a staff member. */
export const isStaff = (visit: VisitorSession): visit is StaffVisit => (visit.account?.staffRole ?? null) !== null

/** Creates the route of a staff call. For users whose role lacks the call's right, the path does not exist. */
export const createStaffRoute = (
  path: StaffPath,
  answer: (request: Request, visit: StaffVisit) => Promise<Response>
): readonly [path: string, call: ApiHandler] => [
  path,
  async (request, visit) => {
    if (!isStaff(visit) || !hasStaffRight(visit.account.staffRole, staffCallRights[path]))
      throw new NotFound({ message: "There is no such service." })
    return answer(request, visit)
  }
]
