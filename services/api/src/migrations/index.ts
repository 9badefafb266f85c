import type { MigrationInterface } from 'typeorm';
import { CreateSite1795200001000 } from './1795200001000-create-site.ts';
import { CreateProducts1795200002000 } from './1795200002000-create-products.ts';
import { CreatePhoneVerification1795200003000 } from './1795200003000-create-phone-verification.ts';
import { CreateLead1795200004000 } from './1795200004000-create-lead.ts';
import { CreateReleases1795200005000 } from './1795200005000-create-releases.ts';
import { CreateStaff1795300001000 } from './1795300001000-create-staff.ts';
import { CreateContent1795300002000 } from './1795300002000-create-content.ts';
import { CreateHistory1795300003000 } from './1795300003000-create-history.ts';
import { ReleaseChannels1795400001000 } from './1795400001000-release-channels.ts';
import { PrunedFiles1795400002000 } from './1795400002000-pruned-files.ts';
import { CreateTelemetry1795410001000 } from './1795410001000-create-telemetry.ts';
import { RightsEditing1795500001000 } from './1795500001000-rights-editing.ts';
import { HistorySeals1795500002000 } from './1795500002000-history-seals.ts';
import { MediaFiles1795500003000 } from './1795500003000-media-files.ts';
import { ContentTypes1795600001000 } from './1795600001000-content-types.ts';
import { ArticleReads1795700001000 } from './1795700001000-article-reads.ts';
import { SiteIntoContent1795700002000 } from './1795700002000-site-into-content.ts';
import { ReviewFiles1795700002100 } from './1795700002100-review-files.ts';
import { RightPerEndpoint1795900001000 } from './1795900001000-right-per-endpoint.ts';
import { ForgetReviewers1795900002000 } from './1795900002000-forget-reviewers.ts';
import { MediaLibrary1795900003000 } from './1795900003000-media-library.ts';
import { MoreProducts1796000001000 } from './1796000001000-more-products.ts';
import { LeadFlow1796100001000 } from './1796100001000-lead-flow.ts';
import { RefusalOffer1796100002000 } from './1796100002000-refusal-offer.ts';
import { CreateSubscriber1796200001000 } from './1796200001000-create-subscriber.ts';
import { CreateSignature1796200002000 } from './1796200002000-create-signature.ts';
import { CaptchaAndExperiments1796300001000 } from './1796300001000-captcha-and-experiments.ts';
import { PreviewEnds1796400001000 } from './1796400001000-preview-ends.ts';
import { LegalPage1796500001000 } from './1796500001000-legal-page.ts';
import { DeliveryOutcome1796500005000 } from './1796500005000-delivery-outcome.ts';
import { PersonalErasure1796510001000 } from './1796510001000-personal-erasure.ts';
import { PersonalVault1796510002000 } from './1796510002000-personal-vault.ts';
import { LeadContacts1796510003000 } from './1796510003000-lead-contacts.ts';
import { DocumentRegister1796600001000 } from './1796600001000-document-register.ts';
import { FaqVotes1796600002000 } from './1796600002000-faq-votes.ts';
import { MarketplaceAdvertiser1796600003000 } from './1796600003000-marketplace-advertiser.ts';
import { LeadMessage1796600004000 } from './1796600004000-lead-message.ts';
import { CreateSearch1796700001000 } from './1796700001000-create-search.ts';
import { OwnData1796800011000 } from './1796800011000-own-data.ts';
import { BondCalendar1796800031000 } from './1796800031000-bond-calendar.ts';
import { BlogSubjectsAndFilms1796800041000 } from './1796800041000-blog-subjects-and-films.ts';
import { SearchLoans1796800051000 } from './1796800051000-search-loans.ts';
import { ReleaseObservations1796801100000 } from './1796801100000-release-observations.ts';
import { ReleasePolicy1796801200000 } from './1796801200000-release-policy.ts';
import { CanarySample1796801300000 } from './1796801300000-canary-sample.ts';
import { SearchShelves1796801500000 } from './1796801500000-search-shelves.ts';
import { BondRepayments1796801500100 } from './1796801500100-bond-repayments.ts';
import { ToldBars1796802000000 } from './1796802000000-told-bars.ts';
import { Drafts1796802100000 } from './1796802100000-drafts.ts';
import { ContentLinks1796802300000 } from './1796802300000-content-links.ts';
import { WorkInProgress1796802310000 } from './1796802310000-work-in-progress.ts';

/** In the order in which they run; `npm run db:migration <name>` writes a new one and adds it here. */
import { StaffProtection1796505001000 } from './1796505001000-staff-protection.ts';
import { VacancyDepartment1796600005000 } from './1796600005000-vacancy-department.ts';
import { CreateWebhooks1796802501000 } from './1796802501000-create-webhooks.ts';
import { MediaChanges1796802502000 } from './1796802502000-media-changes.ts';
import { WorkingTogether1796802503000 } from './1796802503000-working-together.ts';
import { DraftAuthors1796802504000 } from './1796802504000-draft-authors.ts';
import { RedirectUses1796803100000 } from './1796803100000-redirect-uses.ts';
import { StaffLetters1796803101000 } from './1796803101000-staff-letters.ts';
import { UntrustedStrings1796804000000 } from './1796804000000-untrusted-strings.ts';
import { TitlesInOrder1796804000100 } from './1796804000100-titles-in-order.ts';
import { ScheduledDrafts1796804000101 } from './1796804000101-scheduled-drafts.ts';
import { FramedReason1796804000600 } from './1796804000600-framed-reason.ts';
import { Transfers1796802500000 } from './1796802500000-transfers.ts';
import { ClientSession1796800001000 } from './1796800001000-client-session.ts';
import { SavedViews1796802200000 } from './1796802200000-saved-views.ts';
import { ScheduledSets1796803000000 } from './1796803000000-scheduled-sets.ts';
import { HeldMembers1796803001000 } from './1796803001000-held-members.ts';
import { SetRemovals1796803002000 } from './1796803002000-set-removals.ts';
import { SearchSections1796804200000 } from './1796804200000-search-sections.ts';
import { RedirectCheck1796804300000 } from './1796804300000-redirect-check.ts';
import { RevisionAuthors1796804400000 } from './1796804400000-revision-authors.ts';
import { FailingReleases1796804500000 } from './1796804500000-failing-releases.ts';
import { ReviewConsents1796804600000 } from './1796804600000-review-consents.ts';
import { SearchWordsOfKinds1796804100000 } from './1796804100000-search-words-of-kinds.ts';
import { AddressesInOneForm1796804700000 } from './1796804700000-addresses-in-one-form.ts';
import { UniqueInAnyCase1796804800000 } from './1796804800000-unique-in-any-case.ts';
import { HistoryTitlesWithoutYo1796804800500 } from './1796804800500-history-titles-without-yo.ts';
import { ReviewConsentsShown1796804900000 } from './1796804900000-review-consents-shown.ts';
import { SavedViewRenamed1796804900500 } from './1796804900500-saved-view-renamed.ts';
import { FailedReleases1796804900600 } from './1796804900600-failed-releases.ts';
import { WordsQuery1796805000000 } from './1796805000000-words-query.ts';
import { PromotionTaken1796805100000 } from './1796805100000-promotion-taken.ts';
import { FormerPlace1796805200000 } from './1796805200000-former-place.ts';
import { CitiesInSearch1796805200100 } from './1796805200100-cities-in-search.ts';
import { ManagersViewAs1796805200200 } from './1796805200200-managers-view-as.ts';
import { KnownKeys1796805400000 } from './1796805400000-known-keys.ts';
import { OfferLastDay1796805500100 } from './1796805500100-offer-last-day.ts';
import { TitleBigrams1796805600000 } from './1796805600000-title-bigrams.ts';
import { StaffAuthors1796805700000 } from './1796805700000-staff-authors.ts';
import { LateThrows1796805800000 } from './1796805800000-late-throws.ts';
import { ConsentGiven1796805900000 } from './1796805900000-consent-given.ts';
import { LeadTakers1796806200000 } from './1796806200000-lead-takers.ts';
import { RetiredRemotes1796806300000 } from './1796806300000-retired-remotes.ts';
import { LostMembers1796806450000 } from './1796806450000-lost-members.ts';
import { ReadableAddresses1796806460000 } from './1796806460000-readable-addresses.ts';
import { SignedOffer1796806470000 } from './1796806470000-signed-offer.ts';
import { YearOfSearch1796806482000 } from './1796806482000-year-of-search.ts';
import { OneOpening1796806483000 } from './1796806483000-one-opening.ts';
import { ConsentingTeam1796806492000 } from './1796806492000-consenting-team.ts';
import { CountedFrom1796806493000 } from './1796806493000-counted-from.ts';
import { HeldBesides1796806500000 } from './1796806500000-held-besides.ts';
import { FirstAttempt1796806500030 } from './1796806500030-first-attempt.ts';
import { TakenAnswer1796806500031 } from './1796806500031-taken-answer.ts';
import { SearchMoreTypes1796806500100 } from './1796806500100-search-more-types.ts';
import { LibraryForReaders1796806500101 } from './1796806500101-library-for-readers.ts';

export const migrations: (new () => MigrationInterface)[] = [
  CreateSite1795200001000,
  CreateProducts1795200002000,
  CreatePhoneVerification1795200003000,
  CreateLead1795200004000,
  CreateReleases1795200005000,
  CreateStaff1795300001000,
  CreateContent1795300002000,
  CreateHistory1795300003000,
  ReleaseChannels1795400001000,
  PrunedFiles1795400002000,
  CreateTelemetry1795410001000,
  RightsEditing1795500001000,
  HistorySeals1795500002000,
  MediaFiles1795500003000,
  ContentTypes1795600001000,
  ArticleReads1795700001000,
  SiteIntoContent1795700002000,
  ReviewFiles1795700002100,
  RightPerEndpoint1795900001000,
  ForgetReviewers1795900002000,
  MediaLibrary1795900003000,
  MoreProducts1796000001000,
  LeadFlow1796100001000,
  RefusalOffer1796100002000,
  CreateSubscriber1796200001000,
  CreateSignature1796200002000,
  CaptchaAndExperiments1796300001000,
  PreviewEnds1796400001000,
  LegalPage1796500001000,
  DeliveryOutcome1796500005000,
  StaffProtection1796505001000,
  PersonalErasure1796510001000,
  PersonalVault1796510002000,
  LeadContacts1796510003000,
  DocumentRegister1796600001000,
  FaqVotes1796600002000,
  MarketplaceAdvertiser1796600003000,
  LeadMessage1796600004000,
  VacancyDepartment1796600005000,
  CreateSearch1796700001000,
  ClientSession1796800001000,
  OwnData1796800011000,
  BondCalendar1796800031000,
  BlogSubjectsAndFilms1796800041000,
  SearchLoans1796800051000,
  ReleaseObservations1796801100000,
  ReleasePolicy1796801200000,
  CanarySample1796801300000,
  SearchShelves1796801500000,
  BondRepayments1796801500100,
  ToldBars1796802000000,
  Drafts1796802100000,
  SavedViews1796802200000,
  ContentLinks1796802300000,
  WorkInProgress1796802310000,
  Transfers1796802500000,
  CreateWebhooks1796802501000,
  MediaChanges1796802502000,
  WorkingTogether1796802503000,
  DraftAuthors1796802504000,
  ScheduledSets1796803000000,
  HeldMembers1796803001000,
  SetRemovals1796803002000,
  RedirectUses1796803100000,
  StaffLetters1796803101000,
  UntrustedStrings1796804000000,
  TitlesInOrder1796804000100,
  ScheduledDrafts1796804000101,
  FramedReason1796804000600,
  SearchWordsOfKinds1796804100000,
  SearchSections1796804200000,
  RedirectCheck1796804300000,
  RevisionAuthors1796804400000,
  FailingReleases1796804500000,
  ReviewConsents1796804600000,
  AddressesInOneForm1796804700000,
  UniqueInAnyCase1796804800000,
  HistoryTitlesWithoutYo1796804800500,
  ReviewConsentsShown1796804900000,
  SavedViewRenamed1796804900500,
  FailedReleases1796804900600,
  WordsQuery1796805000000,
  PromotionTaken1796805100000,
  FormerPlace1796805200000,
  CitiesInSearch1796805200100,
  ManagersViewAs1796805200200,
  KnownKeys1796805400000,
  OfferLastDay1796805500100,
  TitleBigrams1796805600000,
  StaffAuthors1796805700000,
  LateThrows1796805800000,
  ConsentGiven1796805900000,
  LeadTakers1796806200000,
  RetiredRemotes1796806300000,
  LostMembers1796806450000,
  ReadableAddresses1796806460000,
  SignedOffer1796806470000,
  YearOfSearch1796806482000,
  OneOpening1796806483000,
  ConsentingTeam1796806492000,
  CountedFrom1796806493000,
  HeldBesides1796806500000,
  FirstAttempt1796806500030,
  TakenAnswer1796806500031,
  SearchMoreTypes1796806500100,
  LibraryForReaders1796806500101,
];
