/**
 * What the domain offers and no channel reaches yet, by what it waits for. What these use themselves waits with them. An entry goes as soon as
 * a channel reaches it.
 */
export const waiting: Readonly<Record<string, ReadonlyArray<string>>> = {
  "PWA-02 to PWA-09: the shop cannot be installed yet": ["install.Install"],
  "PUSH-01 to PUSH-12: the browser's adapter of Device is still to come": ["push.PushPrompt"],
  "CALL-103 to CALL-106, ATC-24, REC-42: no page shows which products are in the cart already": ["cart.InCart", "cart.isInCart"],
  "CARD-11, CARD-12, CTRL-41: components have the sizes of their pictures from their own text": [
    "catalogue.cardImageSize",
    "catalogue.comparisonImageSize"
  ],
  "CTRL-03: every choice of the dropdowns so far has a value": ["controls.selectedValue"],
  "FIT-19, FIT-20: no page asks for an engine's details yet": ["fitment.engineFacets", "fitment.engineDetails"],
  "GAR-30: choosing a model alone leads nowhere yet": ["garage.modelLink"],
  "VIS-10 to VIS-12: nothing depends on a visitor's audiences yet": ["flags.VisitorAudiences"],
  "VIS-24: no third party is told who is visiting": ["visitor.sharesWithThirdParties"],
  "ANL-09, ANL-111: slow interactions are told without their rating": ["tracking.latencyRating"],
  "REC-40, REC-43: recommendations are asked for without the products that were shown and with the vehicle in parts": [
    "recommendations.trackedNumbers",
    "recommendations.recommendationVehicle"
  ],
  "CALL-136, ERR-26, ERR-27, ERR-125: nothing is tried again by the generic rule yet": [
    "recovery.errorKind",
    "recovery.isWorthRetrying",
    "recovery.retrying"
  ],
  "ERR-14 to ERR-16: the error page reads the status by itself": ["recovery.errorPage", "recovery.statusOf"],
  "A list for tests, which ask every REST call there is": ["registry.restCalls"]
}
