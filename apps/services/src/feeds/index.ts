export { feedKinds, type FeedKind, isFeedKind } from "./feedKinds.ts"
export { openFeeds } from "./createFeedTexts.ts"
