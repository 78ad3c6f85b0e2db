/** Pages of participants by the names of their views; their rows stand in `routes.tsx`. */
export const pages = {
  RepresentativePage: () => import('./features/contact/RepresentativePage'),
  DashboardPage: () => import('./features/dashboard/DashboardPage'),
  RewardsPage: () => import('./features/rewards/RewardsPage'),
  RewardPage: () => import('./features/rewards/RewardPage'),
  OrderRewardPage: () => import('./features/rewards/OrderRewardPage'),
  StandardTripPage: () => import('./features/trips/StandardTripPage'),
  PremiumTripPage: () => import('./features/trips/PremiumTripPage'),
  VipTripPage: () => import('./features/trips/VipTripPage'),
  AvailabilityPage: () => import('./features/products/AvailabilityPage'),
  CalculatorPage: () => import('./features/calculator/CalculatorPage'),
  MyAwardsPage: () => import('./features/rewards/MyAwardsPage'),
  InvoicesPage: () => import('./features/invoices/InvoicesPage'),
  PurchasesPage: () => import('./features/purchases/PurchasesPage'),
  PointHistoryPage: () => import('./features/point-history/PointHistoryPage'),
  LettersPage: () => import('./features/letters/LettersPage'),
  ReferralsPage: () => import('./features/referrals/ReferralsPage'),
  DistributorsPage: () => import('./features/distributors/DistributorsPage'),
  ProfilePage: () => import('./features/participants/ProfilePage'),
}

/** Modals of participants; their rows stand in `modals.tsx`. */
export const modals = {
  InvoiceDetailsModal: () => import('./features/invoices/InvoiceDetailsModal'),
  InvoiceFileModal: () => import('./features/invoices/InvoiceFileModal'),
  PurchaseDetailsModal: () => import('./features/purchases/PurchaseDetailsModal'),
  ReportInvoiceModal: () => import('./features/invoices/ReportInvoiceModal'),
  BankAccountModal: () => import('./features/participants/BankAccountModal'),
  EditProfileModal: () => import('./features/participants/EditProfileModal'),
  WarningModal: () => import('./features/participants/WarningModal'),
  AgreementsModal: () => import('./features/participants/AgreementsModal'),
  BankAccountPromptModal: () => import('./features/rewards/BankAccountPromptModal'),
  MoneyPrizeModal: () => import('./features/rewards/MoneyPrizeModal'),
  TripOrderModal: () => import('./features/trips/TripOrderModal'),
  TripPromptModal: () => import('./features/trips/TripPromptModal'),
  PromotionPromptModal: () => import('./features/promotions/PromotionPromptModal'),
}
