<?php
/**
 * Plugin Name:       Askwell
 * Description:       Shows your Askwell chatbot on every page of your website.
 * Version:           0.1.0
 * Requires at least: 6.3
 * Requires PHP:      7.4
 * Author:            Askwell
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       askwell
 *
 * @package Askwell
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require_once __DIR__ . '/includes/settings.php';

add_action( 'wp_enqueue_scripts', 'askwell_enqueue' );

/** Adds the embed code to every page of the website. */
function askwell_enqueue() {
	$settings = askwell_settings();
	if ( ! askwell_is_complete( $settings ) || ( $settings['hide_for_members'] && is_user_logged_in() ) ) {
		return;
	}
	wp_enqueue_script(
		'askwell-chat',
		$settings['server'] . '/widget/' . $settings['chatbot_id'] . '.js',
		array(),
		null, // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- The server answers the current version.
		array(
			'in_footer' => true,
			'strategy'  => 'async',
		)
	);
}

if ( is_admin() ) {
	require_once __DIR__ . '/includes/settings-page.php';
}
