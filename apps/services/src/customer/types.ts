export const customerTypes = `
  "true, false, or a text that says more than that."
  scalar FlagValue

  type Query {
    "Flags that nobody knows are left out."
    featureFlags(vin: String, webUserGuid: String, appSpecificFeatureFlags: [String!]!): [FeatureFlag!]!
    userAudiencesV2(webUserGuid: String!): Audiences!
    "Of a visitor without an account all but the guid is empty."
    userProfile(webUserGuid: String!): UserProfile
  }

  type FeatureFlag { name: String! value: FlagValue }
  type Audiences { audiences: [String!]! googleAudiences: [String!]! }
  type UserProfile {
    userGuid: String!
    emailAddress: String
    firstName: String
    lastName: String
    userName: String
    isRegistered: Boolean!
    sopCustomerId: String
    isSignedUpForEmails: Boolean!
    zipCode: String
    isInternational: Boolean!
    isCustomerInternal: Boolean!
    isSpecialPriceEligible: Boolean!
    isLoyaltyBetaUser: Boolean!
    isLoyaltyRegisteredUser: Boolean!
    isBrowsingCustomerAuthorized: Boolean!
  }
`
