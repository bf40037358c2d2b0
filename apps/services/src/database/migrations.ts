import type { Migrations } from "./migrate.ts"
import * as catalogue from "./migrations/0001-catalogue.ts"
import * as visitors from "./migrations/0002-visitors.ts"
import * as lists from "./migrations/0003-lists.ts"
import * as listingIndexes from "./migrations/0004-listing-indexes.ts"
import * as contact from "./migrations/0005-contact.ts"
import * as flags from "./migrations/0006-flags.ts"
import * as productEvents from "./migrations/0007-product-events.ts"
import * as cartLines from "./migrations/0008-cart-lines.ts"
import * as accounts from "./migrations/0009-accounts.ts"
import * as orders from "./migrations/0010-orders.ts"
import * as signups from "./migrations/0011-signups.ts"
import * as staff from "./migrations/0012-staff.ts"
import * as buildsAndFeedback from "./migrations/0013-builds-and-feedback.ts"
import * as reviews from "./migrations/0014-reviews.ts"
import * as mailTries from "./migrations/0015-mail-tries.ts"
import * as judgedReviews from "./migrations/0016-judged-reviews.ts"
import * as pushSubscriptions from "./migrations/0017-push-subscriptions.ts"
import * as ordersThatEnd from "./migrations/0018-orders-that-end.ts"
import * as ratingsThatChange from "./migrations/0019-ratings-that-change.ts"
import * as askedQuestions from "./migrations/0020-asked-questions.ts"

/** Every migration there is, listed by hand so that a build carries them. */
export const migrations: Migrations = {
  "0001-catalogue": catalogue,
  "0002-visitors": visitors,
  "0003-lists": lists,
  "0004-listing-indexes": listingIndexes,
  "0005-contact": contact,
  "0006-flags": flags,
  "0007-product-events": productEvents,
  "0008-cart-lines": cartLines,
  "0009-accounts": accounts,
  "0010-orders": orders,
  "0011-signups": signups,
  "0012-staff": staff,
  "0013-builds-and-feedback": buildsAndFeedback,
  "0014-reviews": reviews,
  "0015-mail-tries": mailTries,
  "0016-judged-reviews": judgedReviews,
  "0017-push-subscriptions": pushSubscriptions,
  "0018-orders-that-end": ordersThatEnd,
  "0019-ratings-that-change": ratingsThatChange,
  "0020-asked-questions": askedQuestions
}
