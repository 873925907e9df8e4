/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/study.h
 * \brief  For study: what a program does not need to judge moves.
 *
 * Here are other ways to compute distances, to compare and to teach; paths on an empty
 * board; fairy pieces; and maps of mobility.  <ecart.h> does not include them:
 *
 *     #include <ecart.h>
 *     #include <ecart/study.h>
 *
 * This header and those that it includes may change until 1.0.
 */
#ifndef ECART_STUDY_H
#define ECART_STUDY_H

#include <ecart/methods.h>
#include <ecart/trajectory.h>
#include <ecart/figure.h>
#include <ecart/betza.h>
#include <ecart/mobility.h>
#include <ecart/terms.h>

#endif
