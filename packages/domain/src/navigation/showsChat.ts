import { isQuietPath } from "../pages/rules.ts"

/** Whether the chat widget may show on a page: it stays away from the same fixed list as the sign-up (NAV-55, NAV-115, GAP-C11). */
export const showsChat = (path: string, quiet?: ReadonlyArray<string>): boolean => !isQuietPath(path, quiet)
