import { Injectable } from '@nestjs/common';
import { LEAD_PATHS, type LeadType, type ProductCode, type ProductInfo } from '@polden/api-contract';
import type { Questionnaire } from '@polden/loan-application';
import { personalDataConsent } from '../consents/index.ts';
import { ApiConfig } from '../core/config/api-config.ts';
import { BlindIndex } from '../core/crypto/blind-index.ts';
import { checkAll } from '../core/errors/check-all.ts';
import { AppError } from '../core/errors/app-error.ts';
import { ProductsService } from './products/products.service.ts';
import { acceptedDocuments } from './documents/accepted-documents.ts';
import type { CreateLeadDto, LeadCreatedDto } from './intake/create-lead.dto.ts';
import type {
  BusinessFirstStepDto,
  CarPurchaseFirstStepDto,
  RefinanceFirstStepDto,
} from './intake/first-step.dto.ts';
import { LeadIntake } from './intake/lead-intake.ts';
import {
  checkLeadType,
  cityOf,
  defaultLeadType,
  formNameFor,
  isLeadTypeOf,
  leadTerm,
  loanLead,
  type RequestedTerm,
  termOf,
  yearsInMonths,
} from './intake/lead-terms.ts';
import type { LeadEntity } from './storage/lead.entity.ts';
import type { LeadCall, LoanTerms, NewLead, StoredLead, Visitor } from './storage/new-lead.ts';
import type { PersonalAccountLeadDto } from './intake/personal-account.dto.ts';
import { fullNameOf, readMainInfo, readRefinance } from './questionnaire/questionnaire.ts';
import type { RefinanceLeadDto } from './intake/refinance-lead.dto.ts';

/** What kind of request a call is. */
interface Kind {
  /** As it was sent. */
  leadType?: LeadType | undefined;
  /** Of the endpoint; default: that of the product. */
  usual?: LeadType;
}

/** Requests for loans: what each form sends, checked against the product and stored. */
@Injectable()
export class LeadsService {
  constructor(
    private readonly config: ApiConfig,
    private readonly products: ProductsService,
    private readonly blindIndex: BlindIndex,
    private readonly intake: LeadIntake,
  ) {}

  /** The phone of the body must have been confirmed by the caller. */
  async create(body: CreateLeadDto, key: string | undefined, visitor: Visitor): Promise<LeadCreatedDto> {
    const { id, phone, product, formType, requiredSum } = body;
    const bounds = await this.boundsOf(body);
    // A first step never completes a lead, even when it names one.
    const completed = formType === 'second' ? id : undefined;
    const [loan, questionnaire, documents] = checkAll(
      () => this.loan(product, bounds, body, body),
      () => (formType === 'second' ? readMainInfo(body) : undefined),
      () => (completed === undefined ? acceptedDocuments(body.documents) : []),
    );
    const fingerprint = { phone, product, formType, requiredSum, ...countedTerm(loan) };
    const call = { endpoint: LEAD_PATHS.create, key, body, fingerprint };
    const personal = {
      ...nameOf(body, questionnaire),
      ...cityOf(body),
      ...(questionnaire && { questionnaire }),
    };
    if (completed !== undefined) {
      const second = {
        leadId: completed,
        phoneIndex: this.blindIndex.of('phone', phone),
        loan: (first: FirstStep) => ({
          ...loan,
          leadType: body.leadType ?? keptType(first, loan),
          hasCar: body.hasCar,
        }),
        documents: body.documents,
        personal,
      };
      return answer(await this.intake.complete(second, call, visitor), phone);
    }
    const lead = {
      ...loanLead(phone, loan, body),
      formType,
      documents,
      personal: { ...personal, fullName: personal.fullName ?? phone },
    };
    if (body.hasCar) lead.source['hasCar'] = String(body.hasCar);
    return answer(await this.intake.take(lead, call, visitor), phone);
  }

  /** Nobody has confirmed the phone yet. */
  async businessFirstStep(
    body: BusinessFirstStepDto,
    key: string | undefined,
    visitor: Visitor,
  ): Promise<LeadCreatedDto> {
    const bounds = await this.products.product('business');
    const loan = this.loan(
      'business',
      bounds,
      { requiredSum: body.sum, requiredMonthCount: body.period },
      {},
      SHORT,
    );
    return this.unconfirmed(LEAD_PATHS.businessFirstStep, loan, body, key, visitor);
  }

  /** Nobody has confirmed the phone yet; the term is in years. */
  async carPurchaseFirstStep(
    body: CarPurchaseFirstStepDto,
    key: string | undefined,
    visitor: Visitor,
  ): Promise<LeadCreatedDto> {
    const bounds = await this.products.product('car-purchase');
    const asked = { requiredSum: body.sum, requiredMonthCount: yearsInMonths(body.period, bounds) };
    const loan = this.loan('car-purchase', bounds, asked, {}, SHORT);
    return this.unconfirmed(LEAD_PATHS.carPurchaseFirstStep, loan, body, key, visitor);
  }

  async refinanceFirstStep(
    body: RefinanceFirstStepDto,
    key: string | undefined,
    visitor: Visitor,
  ): Promise<LeadCreatedDto> {
    const { phone, requiredSum, requiredMonthCount } = body;
    const bounds = await this.products.product('refinance');
    const [loan, documents] = checkAll(
      () => this.loan('refinance', bounds, body, {}),
      () => acceptedDocuments(body.documents),
    );
    const lead: NewLead = {
      ...loanLead(phone, loan, body),
      formType: 'first',
      documents,
      personal: { fullName: body.fullName ?? phone, ...cityOf(body) },
    };
    const fingerprint = { phone, product: loan.product, formType: 'first', requiredSum, requiredMonthCount };
    const call = { endpoint: LEAD_PATHS.refinanceFirstStep, key, body, fingerprint };
    return answer(await this.intake.take(lead, call, visitor), phone);
  }

  async refinance(
    body: RefinanceLeadDto,
    key: string | undefined,
    visitor: Visitor,
  ): Promise<LeadCreatedDto> {
    const { id, phone, requiredSum, requiredMonthCount, formType = 'second' } = body;
    const product = body.product ?? 'refinance';
    const kind = { leadType: body.leadType, usual: 'site3_refinance' } as const;
    const bounds = await this.products.product(product);
    const [loan, questionnaire, documents] = checkAll(
      () => this.loan(product, bounds, body, kind),
      () => readRefinance(body),
      () => (id === undefined ? acceptedDocuments(body.documents) : []),
    );
    const personal = { fullName: fullNameOf(questionnaire) ?? phone, questionnaire, ...cityOf(body) };
    const fingerprint = { phone, product, formType, requiredSum, requiredMonthCount };
    const call = { endpoint: LEAD_PATHS.refinance, key, body, fingerprint };
    if (id !== undefined) {
      const phoneIndex = this.blindIndex.of('phone', phone);
      const second = { leadId: id, phoneIndex, loan: () => loan, documents: body.documents, personal };
      return answer(await this.intake.complete(second, call, visitor), phone);
    }
    const lead = { ...loanLead(phone, loan, body), formType, documents, personal };
    return answer(await this.intake.take(lead, call, visitor), phone);
  }

  /** A lead of a page that sends people on at once: sum and term are the product's usual ones unless they were chosen. */
  async personalAccount(
    body: PersonalAccountLeadDto,
    key: string | undefined,
    visitor: Visitor,
  ): Promise<LeadCreatedDto> {
    const { phone, formType = 'first' } = body;
    const bounds = await this.products.product(body.product ?? 'pts');
    const { default: usualDays, multiply } = bounds.terms;
    const usualTerm = multiply === 1 ? { days: usualDays } : { requiredMonthCount: usualDays / MONTH_DAYS };
    const { requiredSum = bounds.sum.default } = body;
    const kind = { leadType: body.leadType, usual: 'site3_pts_loan' } as const;
    const asked = { requiredSum, ...usualTerm, ...termOf(body) };
    const [loan, documents] = checkAll(
      () => this.loan(bounds.product, bounds, asked, kind),
      () => acceptedDocuments(body.documents),
    );
    const lead: NewLead = {
      ...loanLead(phone, loan, body),
      formType,
      documents,
      personal: { fullName: phone, ...cityOf(body) },
    };
    const fingerprint = { phone, product: bounds.product, formType, requiredSum, ...countedTerm(loan) };
    const call = { endpoint: LEAD_PATHS.personalAccount, key, body, fingerprint };
    return answer(await this.intake.take(lead, call, visitor), phone);
  }

  private async unconfirmed(
    endpoint: string,
    loan: LoanTerms,
    body: BusinessFirstStepDto | CarPurchaseFirstStepDto,
    key: string | undefined,
    visitor: Visitor,
  ): Promise<LeadCreatedDto> {
    const phone = body.phoneNumber;
    const lead: NewLead = {
      ...loanLead(phone, loan, body),
      phoneVerified: false,
      formType: 'first',
      documents: personalDataConsent(),
      personal: { fullName: phone, ...cityOf(body) },
    };
    const { sum, period } = body;
    const fingerprint = { phone, product: loan.product, formType: 'first', sum, period };
    const call: LeadCall = { endpoint, key, body, fingerprint };
    return answer(await this.intake.take(lead, call, visitor), phone);
  }

  /** An instalment loan of somebody with a car has the bounds of a title loan. */
  private boundsOf({ product, hasCar }: CreateLeadDto): Promise<ProductInfo> {
    return this.products.product(product === 'installment' && hasCar === 1 ? 'pts' : product);
  }

  private loan(
    product: ProductCode,
    bounds: ProductInfo,
    asked: RequestedTerm,
    { leadType, usual = defaultLeadType(product) }: Kind,
    fields?: { sum: string; term: string },
  ): LoanTerms {
    const checked = leadTerm(asked, bounds, fields);
    if ('errors' in checked) throw AppError.invalid(checked.errors);
    checkLeadType(product, leadType, usual);
    return {
      ...checked.term,
      product,
      requiredSum: asked.requiredSum,
      formName: formNameFor(asked.requiredSum, this.config.limits.lead.formNameThreshold),
      leadType: leadType ?? usual,
    };
  }
}

/** A month of a term, as the product table counts it. */
const MONTH_DAYS = 30;
type FirstStep = Pick<LeadEntity, 'product' | 'leadType'>;

/** The kind that the first step made, unless the second one is for a loan of which there are no such requests. */
function keptType(first: FirstStep, { product, leadType }: LoanTerms): LeadType {
  const { leadType: made } = first;
  if (made === null) return leadType;
  return first.product === product || isLeadTypeOf(product, made) ? made : leadType;
}

/** The term that the product counts in; another one that a form sends beside it decides nothing. */
const countedTerm = ({ monthCount, days }: LoanTerms): object => ({ monthCount, days });

/** Names in the short first steps. */
const SHORT = { sum: 'sum', term: 'period' };

function nameOf(body: CreateLeadDto, questionnaire: Questionnaire | undefined): { fullName?: string } {
  const fullName = (questionnaire && fullNameOf(questionnaire)) ?? body.fullName;
  return fullName === undefined ? {} : { fullName };
}

const answer = ({ id, created }: StoredLead, phone: string): LeadCreatedDto => ({ id, phone, created });
